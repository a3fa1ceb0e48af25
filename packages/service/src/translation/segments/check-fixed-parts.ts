import type { TranslationCheck } from '@citable/contract'
import { fixedPartsOf } from './protect.ts'

/** Whether addresses and places to fill in of the source are in the translation, as often; addresses that were to be rewritten as they now are. */
export function checkFixedParts(
  source: readonly string[],
  translation: readonly string[],
  addresses: Readonly<Record<string, string>>,
): readonly TranslationCheck[] {
  const [wanted, given] = [source, translation].map((texts) => fixedPartsOf(texts.join('\n').replaceAll('&amp;', '&')))
  const rewritten = wanted!.addresses.map((address) => (Object.hasOwn(addresses, address) ? addresses[address]! : address))
  // an address may stand as a path after it was rewritten
  const absolute = rewritten.filter((address) => /^https?:|@/i.test(address))
  return [
    compare('links_kept', 'Addresses of the source that the translation lacks.', absolute, given!.addresses),
    compare('placeholders_kept', 'Places to fill in of the source that the translation lacks.', wanted!.places, given!.places),
  ]
}

function compare(id: TranslationCheck['id'], message: string, wanted: readonly string[], given: readonly string[]): TranslationCheck {
  const left = new Map<string, number>()
  for (const each of given) left.set(each, (left.get(each) ?? 0) + 1)
  let lost = 0
  for (const each of wanted) {
    const count = left.get(each) ?? 0
    if (count === 0) lost++
    else left.set(each, count - 1)
  }
  const status = wanted.length === 0 ? 'not_applicable' : lost === 0 ? 'pass' : 'fail'
  return { id, status, value: wanted.length === 0 ? null : lost, message, segments: [] }
}
