/** An address of a page in another language, as sitemaps and `<link rel="alternate">` name it; `x-default`: for all other languages. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** Links to versions of a page, and one more for all other readers: the default locale, or the first where there is none in it. Locale '': the type has none. */
export function hreflangs(
  versions: readonly { readonly locale: string; readonly url: string }[],
  defaultLocale: string,
): readonly Alternate[] {
  const original = versions.find(({ locale }) => locale === defaultLocale) ?? versions[0]
  if (original === undefined) return []
  return [
    ...versions.filter(({ locale }) => locale !== '').map(({ locale, url }) => ({ hreflang: locale, href: url })),
    { hreflang: 'x-default', href: original.url },
  ]
}
