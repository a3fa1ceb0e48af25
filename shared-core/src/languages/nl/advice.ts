import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  numbers:
    'één/een twee drie vier vijf zes zeven acht negen tien/tiental elf twaalf/dozijn vijftien/vijftiental twintig/twintigtal dertig veertig vijftig honderd/honderdtal',
  series: 'deel|aflevering|hoofdstuk|dag|week|seizoen|ronde|nummer|lijn',
  labels: {
    label: "urgent|laatste nieuws|update|bijgewerkt|exclusief|live|video|foto[’']?s|melding|concept|kopie van|nieuw|definitieve versie",
    section: 'nieuws|actueel|artikel(?:en)?|home|persbericht|geen categorie|uitgelicht|blog',
    by: 'door',
  },
}
