/** A language tag in canonical case, such as `pt-BR`; null for `und`, `x-default` and what is no tag. `en_US` becomes `en-US`. */
export function printLanguage(tag: string): string | null {
  const parts = tag.trim().replaceAll('_', '-').split('-')
  const first = parts[0]!.toLowerCase()
  if (!/^[a-z]{2,3}$/.test(first) || first === 'und' || !parts.slice(1).every((part) => /^[A-Za-z0-9]{2,8}$/.test(part))) return null
  return [
    first,
    ...parts
      .slice(1)
      .map((part) =>
        part.length === 4
          ? part[0]!.toUpperCase() + part.slice(1).toLowerCase()
          : part.length === 2
            ? part.toUpperCase()
            : part.toLowerCase(),
      ),
  ].join('-')
}
