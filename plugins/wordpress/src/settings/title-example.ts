import { fillTemplate } from '../host/fill-template.ts'

interface Words {
  readonly title: string
  readonly separator: string
  readonly siteName: string
  readonly titleEnding: string | null
}

/** The title element of a post without category and excerpt; '' where another plugin writes it. */
export const titleExample = (template: string, { title, separator, siteName, titleEnding }: Words): string => {
  if (template === '') return titleEnding === null ? '' : `${title}${titleEnding}`
  const words: Readonly<Record<string, string>> = { separator, site: siteName, category: '', page: '' }
  const own = template.replace(/\{(separator|site|category|page)\}/g, (_, name: string) => words[name] ?? '')
  return fillTemplate(own, separator, { title, excerpt: '' })
}
