import type { Inflection } from '../inflection.ts'

const endings =
  '- k ok ek ak ök t ot et at öt ban ben ba be ból ből on en ön n ra re ról ről nak nek val vel hoz hez höz tól től ig ért okban ekben akban okat eket akat okra ekre okkal ekkel okhoz ekhez oknak eknek kat ket kban kben knak knek a e ja je'

export const inflection: Inflection = {
  letters: 'áéíóöőúüű',
  spellings: [],
  words:
    'étterem éttermek éttermet étteremben éttermet éttermekben|ló lovak lovat lovon lónak|tó tavak tavat tóban tavon tavakban|szó szavak szavat szavakat|hó havak havat|kő kövek követ|fű füvek füvet|út utak utat úton utakon|víz vizek vizet vízben|tűz tüzek tüzet|kéz kezek kezet kézben kezekkel|név nevek nevet|nyár nyarak nyarat nyáron|madár madarak madarat|levél levelek levelet|kenyér kenyerek kenyeret|egér egerek egeret|híd hidak hidat|jó jobb legjobb jók|kor korok|kór kórok|kör körök|haza|ház házak házat házban házakban háznak',
  classes: [
    { of: 'n', min: 2, endings },
    // the last vowel grows long before an ending: `alma`, `almák`
    {
      of: 'n',
      min: 3,
      endings,
      inside: [
        ['á$', 'a'],
        ['é$', 'e'],
      ],
    },
    { of: 'n', min: 2, endings: 'rok>or rek>er lom>alom' },
    { of: 'v', min: 2, endings: 'ni ok ek ök sz unk ünk nak nek tek tok tam tem t ott ett ött va ve' },
  ],
}
