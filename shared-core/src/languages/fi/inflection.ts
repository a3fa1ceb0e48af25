import type { Inflection } from '../inflection.ts'

/** Endings after which the last consonants grow weak, and the others. */
const closing = 'n t ssa ssä sta stä lla llä lta ltä lle ksi tta ttä issa issä ista istä illa illä ilta iltä ille iksi'
const open = '- a ä ta tä na nä an en in on un yn än ön iin seen jen ja jä ien ia iä ineen'

/** A strong consonant before the last vowel becomes weak (`kauppa`, `kaupan`); both are written weak. */
const weak = [
  ['(?<=[aeiouyäöh])t(?=[aeiouyäö]$)', 'd'],
  ['(?<=[aeiouyäölr])p(?=[aeiouyäö]$)', 'v'],
  ['kk(?=[aeiouyäö]$)', 'k'],
  ['pp(?=[aeiouyäö]$)', 'p'],
  ['tt(?=[aeiouyäö]$)', 't'],
  ['nt(?=[aeiouyäö]$)', 'nn'],
  ['lt(?=[aeiouyäö]$)', 'll'],
  ['rt(?=[aeiouyäö]$)', 'rr'],
  ['mp(?=[aeiouyäö]$)', 'mm'],
  ['nk(?=[aeiouyäö]$)', 'ng'],
] as const

export const inflection: Inflection = {
  letters: 'åäö',
  spellings: [],
  words:
    'käsi käden kättä kädessä kädet käsiä|vesi veden vettä vedessä vedet vesiä|uusi uuden uutta uudet uusia|lapsi lapsen lasta lapset lasten lapsia|mies miehen miestä miehet miehiä|ihminen ihmisen ihmistä ihmiset ihmisten ihmisiä|yö yön yöt öitä|työ työn työtä työt töitä töiden|tie tien teitä tiet|maa maan maata maat maita maassa|koti kodin kotia kodit koteja kotona|aika ajan aikaa ajat aikoja|hyvä hyvän hyvää hyvät hyviä parempi parhaat paras|vuosi vuoden vuotta vuodet vuosia|kuusi kuusen|kala kalan kalaa kalat kaloja kalojen kalassa|kana kanan kanat kanoja|leipä leivän leipää leivät leipiä leivässä|jalka jalan jalkaa jalat jalkoja|poika pojan poikaa pojat poikia|sika sian sikaa siat sikoja|ruoka ruoan ruokaa ruoat ruokia ruokien',
  classes: [
    { of: 'n', min: 3, endings: `${open} ${closing}` },
    { of: 'w', min: 3, endings: closing },
    { of: 'w', min: 3, endings: open, inside: weak },
    { of: 'n', min: 2, endings: 'oja>a ojen>a oissa>a oista>a oihin>a oille>a oilla>a öjä>ä öjen>ä' },
    { of: 'n', min: 2, endings: 'ja>i jä>i jen>i eja>i ejä>i ejen>i' },
    { of: 'n', min: 3, endings: 'i>a ia>a ien>a issa>a i>ä iä>ä ien>ä issä>ä', only: '[^aeiouyäö]{1,2}[aä]$' },
    { of: 's', min: 2, endings: 'nen set sen sta stä sia siä sten ssa ssä' },
    { of: 'v', min: 2, endings: 'aa an at i ivat avat oin' },
  ],
}
