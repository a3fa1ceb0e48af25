import type { SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import type { Mapping } from '#shared/settings.ts'

/** Addresses at which the lines for front ends put a page: each language below its code. */
export function proposeAddresses(
  url: string,
  { shape, mapping, pathName }: Pick<TypeAnswer, 'shape' | 'mapping' | 'pathName'>,
  locales: SettingsAnswer['locales'],
): Mapping['addresses'] {
  const home = url.replace(/\/$/, '')
  const entry = shape.kind === 'singleType' ? '' : mapping?.slug ? '/{slug}' : '/{documentId}'
  const isBelow = shape.localized && locales.length > 1
  return { '*': `${home}/${isBelow ? '{locale}/' : ''}${pathName}${entry}` }
}
