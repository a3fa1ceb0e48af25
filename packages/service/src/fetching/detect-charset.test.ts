import { describe, expect, it } from 'vitest'
import { charsetOf, decodePage } from './charset.ts'

/** Bytes of a text in a charset that has a decoder only: every byte or pair that is one of its letters. */
function encode(text: string, label: string): Buffer {
  const codes = codesOf(label)
  return Buffer.from(
    [...text].flatMap((character) => (character < '\u0080' ? [character.charCodeAt(0)] : (codes.get(character) ?? [0x3f]))),
  )
}

const known = new Map<string, Map<string, readonly number[]>>()
function codesOf(label: string): Map<string, readonly number[]> {
  let codes = known.get(label)
  if (codes !== undefined) return codes
  codes = new Map()
  const decoder = new TextDecoder(label)
  const add = (bytes: readonly number[]): void => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\ufffd' && !codes!.has(character)) codes!.set(character, bytes)
  }
  for (let byte = 0x80; byte < 0x100; byte++) add([byte])
  if (/jp|jis|kr|gbk|big5/.test(label))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail])
  known.set(label, codes)
  return codes
}

// biome-ignore format: a table
const texts: readonly (readonly [label: string, language: string, text: string])[] = [
  ['windows-1251', 'ru', 'Библиотека у вокзала снова открыта по вечерам, и читатели приносят с собой чай и пледы.'],
  ['koi8-r', 'ru', 'Библиотека у вокзала снова открыта по вечерам, и читатели приносят с собой чай и пледы.'],
  ['windows-1251', 'bg', 'Библиотеката до гарата отново е отворена вечер, а читателите си носят чай и одеяла.'],
  ['windows-1251', 'uk', 'Бібліотека біля вокзалу знову відчинена вечорами, і читачі приносять із собою чай та ковдри.'],
  ['windows-1253', 'el', 'Η βιβλιοθήκη δίπλα στον σταθμό άνοιξε ξανά τα βράδια και οι αναγνώστες φέρνουν τσάι και κουβέρτες.'],
  ['windows-1255', 'he', 'הספרייה ליד התחנה פתוחה שוב בערבים, והקוראים מביאים איתם תה ושמיכות לשולחנות הגדולים.'],
  ['windows-1256', 'ar', 'فتحت المكتبة المجاورة للمحطة أبوابها مساء من جديد، ويحمل القراء معهم الشاي والأغطية.'],
  ['windows-874', 'th', 'ห้องสมุดข้างสถานีเปิดตอนเย็นอีกครั้ง และผู้อ่านนำชากับผ้าห่มมาด้วยทุกวันศุกร์'],
  ['shift_jis', 'ja', '駅のそばの図書館は夜もまた開いており、読む人たちはお茶と毛布を持ってくる。窓は広場に向いている。'],
  ['euc-jp', 'ja', '駅のそばの図書館は夜もまた開いており、読む人たちはお茶と毛布を持ってくる。窓は広場に向いている。'],
  ['euc-kr', 'ko', '역 옆의 도서관은 저녁에도 다시 문을 열었고 독자들은 차와 담요를 가지고 온다. 창문은 광장을 향해 있다.'],
  ['gbk', 'zh', '车站旁边的图书馆晚上又开门了，读者们带着茶和毯子来，他们说这里是城里最安静的地方，不用买东西也可以坐。'],
  ['big5', 'zh-TW', '車站旁邊的圖書館晚上又開門了，讀者們帶著茶和毯子來，他們說這裡是城裡最安靜的地方，不用買東西也可以坐。'],
  ['windows-1250', 'pl', 'Biblioteka obok dworca znów jest otwarta wieczorami, a czytający przynoszą ze sobą herbatę, książki i koce. Żółte światło świeci aż do północy.'],
  ['windows-1250', 'cs', 'Knihovna vedle nádraží je večer opět otevřená a čtenáři si přinášejí čaj, přikrývky a někdy i svíčky. Žluté světlo svítí až do půlnoci.'],
  ['windows-1250', 'hu', 'Az állomás melletti könyvtár esténként újra nyitva van, az olvasók teát és takarót hoznak, és a nagy asztaloknál ülnek. Őrzik a csöndet.'],
  ['windows-1254', 'tr', 'İstasyonun yanındaki kütüphane akşamları yeniden açıldı; okurlar çay ve battaniye getiriyor, ışık gece yarısına kadar yanıyor.'],
  ['windows-1252', 'fr', 'La bibliothèque près de la gare est de nouveau ouverte le soir, et les lecteurs y apportent du thé, des gâteaux et des plaids.'],
  ['windows-1252', 'de', 'Die Bücherei am Bahnhof ist abends wieder geöffnet, und die Leser bringen Tee, Plätzchen und Decken für die großen Tische mit.'],
  ['windows-1252', 'es', 'La biblioteca de la estación abre otra vez por las noches, y los lectores llevan té, galletas y mantas. ¿Quién lo habría pensado?'],
  ['windows-1252', 'sv', 'Biblioteket vid stationen är åter öppet på kvällarna, och läsarna tar med sig te, kakor och filtar till de långa borden.'],
]

const page = (language: string | null, text: string, head = ''): string =>
  `<!doctype html>\n<html${language === null ? '' : ` lang="${language}"`}><head>${head}<title>${text.slice(0, 20)}</title></head><body>${`<p>${text}</p>\n`.repeat(4)}</body></html>`

describe('a page that declares no charset is read as its letters say', () => {
  it.each(texts)('%s with its language, %s', (label, language, text) => {
    const html = page(language, text)
    expect(decodePage(encode(html, label), 'text/html')).toBe(html)
  })
  // Turkish and Hungarian have nearly all their letters in windows-1252 as well
  it.each(texts.filter(([, language]) => language !== 'tr' && language !== 'hu'))('%s without a language, %s', (label, _, text) => {
    const html = page(null, text)
    expect(decodePage(encode(html, label), '')).toBe(html)
  })
  it.each(texts.filter(([label, language]) => !label.startsWith('windows-125') || !/^(?:pl|cs|hu|tr)$/.test(language)))(
    '%s with the language that a theme came with, %s',
    (label, _, text) => {
      const html = page('en-US', text)
      expect(decodePage(encode(html, label), '')).toBe(html)
    },
  )
  it.each(texts)('UTF-8 stays UTF-8 (%s, %s)', (_, language, text) => {
    const html = page(language, text)
    expect(decodePage(Buffer.from(html), '')).toBe(html)
    expect(charsetOf(Buffer.concat([Buffer.from(html), Buffer.from([0xe9])]), '')).toBe('utf-8')
  })
  it.each(['utf-16le', 'utf-16be'])('%s without a mark', (label) => {
    const html = page('de', 'Die Bücherei am Bahnhof ist abends wieder geöffnet.')
    const little = Buffer.from(html, 'utf16le')
    expect(decodePage(label === 'utf-16le' ? little : little.swap16(), '')).toBe(html)
  })
})

describe('the declaration of XML is honoured', () => {
  it.each([
    ['windows-1251', '<?xml version="1.0" encoding="windows-1251"?>'],
    ['windows-1251', "<?xml version='1.0' encoding='Windows-1251' standalone='yes'?>"],
    ['windows-1251', '\n <?xml version="1.0" encoding = "cp1251" ?>'],
    ['koi8-r', '<?xml version="1.0" encoding="KOI8-R"?>'],
    ['shift_jis', '<?xml version="1.0" encoding="Shift_JIS"?>'],
    ['euc-jp', '<?xml version="1.0" encoding="EUC-JP"?>'],
    ['iso-8859-2', '<?xml version="1.0" encoding="ISO-8859-2"?>'],
    ['big5', '<?xml version="1.0" encoding="Big5"?>'],
    ['utf-8', '<?xml version="1.0" encoding="UTF-16"?>'],
    ['utf-8', '<?xml version="1.0"?>'],
    ['utf-8', '<?xml version="1.0" encoding="klingon"?>'],
  ])('%s by %s', (label, declaration) => expect(charsetOf(Buffer.from(`${declaration}<html><p>x</p></html>`), 'text/html')).toBe(label))

  it('a meta element and the header go before it', () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="koi8-r"?><html><head><meta charset="windows-1251"></head></html>')
    expect([charsetOf(bytes, ''), charsetOf(bytes, 'text/html; charset=big5')]).toEqual(['windows-1251', 'big5'])
  })
})

it('a declaration far down in the head counts where the bytes are not UTF-8', () => {
  const html = page(
    null,
    'Příliš žluťoučký kůň pěl ďábelské ódy u nádraží.',
    `<style>${'a{}'.repeat(9000)}</style><meta charset="iso-8859-2">`,
  )
  expect(decodePage(encode(html, 'iso-8859-2'), '')).toBe(html)
})
