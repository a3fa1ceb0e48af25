/** YAML between `---`, TOML between `+++`, or a JSON object to a bracket on a line of its own: behind that of an inner object the outer goes on. */
const frontMatter =
  /^\ufeff?(?:---[ \t]*\r?\n(?:[\s\S]*?\n)??(?:---|\.\.\.)|\+\+\+[ \t]*\r?\n(?:[\s\S]*?\n)??\+\+\+|\{\s*"[\s\S]*?\n\}(?!\s*[}\],]))[ \t]*(?:\r?\n|$)/

/** Offset after leading front matter; 0: none. */
export const frontMatterEnd = (text: string): number => frontMatter.exec(text)?.[0].length ?? 0
