/**
 * Stands in for `dom-serializer` in bundles that only read HTML: cheerio brings it, with two tables of named entities, about 30 kB gzip, and
 * the core never writes HTML. A caller that gets here has a bug.
 */
export default function render(): never {
  throw new Error('HTML is not written here')
}
