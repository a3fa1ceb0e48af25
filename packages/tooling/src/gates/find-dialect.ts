/** A habit of wording that readers from outside stumble over. */
interface Habit {
  readonly pattern: RegExp
  /** The advice to the writer. */
  readonly instead: string
}

/** Habits that a reading of the whole tree found most often; the field's own words are in packages/docs/glossary.md. */
const habits: readonly Habit[] = [
  { pattern: /\b(?:whoever|whatever it is|(?:for|to|of|by) who)\b/i, instead: 'name the person or the part' },
  { pattern: /\b(?:some|no|any|every)body\b/i, instead: 'name the person: the author, a reader, the caller' },
  { pattern: /^(?:It|Those|They|Others) |^one that\b/, instead: 'begin with the noun that is meant' },
  { pattern: /\b(?:un)?told\b/i, instead: 'say which function gets or reports the value' },
  { pattern: /\btells?\b/i, instead: '"reports", "lists", "shows" or "distinguishes"' },
  { pattern: /\b(?:speaks?|spoken) (?:of|for|against)\b/i, instead: '"is about", "mentions", "confirms" or "contradicts"' },
  { pattern: /\bof (?:ours|theirs)\b|\bours\b/i, instead: 'name the module or the plugin' },
  { pattern: /\bis none (?:of|any)\b|\bwhich is none\b|: is none\b|\bit is none\b/i, instead: 'say what the value is, or what is missing' },
  { pattern: /\bwhat (?:stands|lies|goes)\b/i, instead: 'a noun: the text, the field, the part' },
  {
    pattern:
      /\b(?<!what )(?:stands|lies|stood|lay) (?:there|by itself|in(?! for\b)|behind|before|beside|below|above|under|on|at|between|after|elsewhere|alone)\b/i,
    instead: '"is" or "exists"',
  },
  { pattern: /\b(?:amiss|in vain|taken? apart|gives? way)\b/i, instead: 'the plain verb: "is invalid", "fails", "parses", "is replaced"' },
]

/** Comments of a line of TypeScript or PHP, and titles of its tests; null: it has neither. */
export function proseOf(line: string): string | null {
  const title = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.*?)\1/.exec(line)?.[2]
  const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?(.*?)(?:\*\/)?$/.exec(line)?.[1] ?? /\s\/\/ (.*)$/.exec(line)?.[1]
  const prose = [title, comment].filter((part) => part !== undefined).join(' ')
  return prose.trim() === '' ? null : prose
}

/** Advice about the wording of a line; empty where there is none. Words in quotation marks are quoted, not used. */
export function dialectIn(line: string): readonly string[] {
  const prose = proseOf(line)?.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, ' ')
  if (prose === undefined) return []
  return habits.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(prose)?.[0]
    return found === undefined ? [] : [`“${found}”: ${instead}`]
  })
}

/** A line that a change adds. */
interface AddedLine {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** The lines that `git diff --unified=0` adds. */
export function addedLines(diff: string): readonly AddedLine[] {
  const lines: AddedLine[] = []
  let file = ''
  let at = 0
  for (const text of diff.split('\n')) {
    const name = /^\+\+\+ b\/(.+)$/.exec(text)?.[1]
    const start = /^@@ -\S+ \+(\d+)/.exec(text)?.[1]
    if (name !== undefined) file = name
    else if (start !== undefined) at = Number(start)
    else if (text.startsWith('+') && !text.startsWith('+++')) lines.push({ file, line: at++, text: text.slice(1) })
  }
  return lines
}
