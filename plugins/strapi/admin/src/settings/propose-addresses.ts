import type { SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import type { Mapping } from '#shared/settings.ts'

/** Addresses as most front ends have them: the default language without its code, the others below theirs. */
export function proposeAddresses(
  url: string,
  { shape, mapping, pathName }: Pick<TypeAnswer, 'shape' | 'mapping' | 'pathName'>,
  locales: SettingsAnswer['locales'],
): Mapping['addresses'] {
  const home = url.replace(/\/$/, '')
  const entry = shape.kind === 'singleType' ? '' : mapping?.slug ? '/{slug}' : '/{documentId}'
  const plain = `${home}/${pathName}${entry}`
  const original = locales.find(({ isDefault }) => isDefault)?.code
  if (!shape.localized || original === undefined || locales.length < 2) return { '*': plain }
  return { '*': `${home}/{locale}/${pathName}${entry}`, [original]: plain }
}
