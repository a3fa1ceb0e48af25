import { load } from 'cheerio'

const ofEngines = /^(?:description|robots|twitter:.*|og:.*|article:.*) /

/** What a page's head says to engines and networks: a line for each element, sorted. An element that is there twice is listed twice. */
export function headOfPage(html: string): readonly string[] {
  const $ = load(html)
  const lines = (selector: string, ...names: readonly string[]) =>
    $(selector)
      .toArray()
      .map((one) => names.map((name) => $(one).attr(name) ?? '').join(' '))
  const titles = $('head > title').toArray()
  const metas = [...lines('meta[name]', 'name', 'content'), ...lines('meta[property]', 'property', 'content')]
  return [
    ...titles.map((one) => `title ${$(one).text()}`),
    ...metas.filter((line) => ofEngines.test(line)),
    ...lines('link[rel=canonical], link[rel=alternate][hreflang]', 'rel', 'hreflang', 'href'),
  ].toSorted()
}
