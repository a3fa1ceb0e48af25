import { type MadeArticle, makeArticle } from './make-article.ts'

/** Scripts without spaces between words, and one that runs from right to left. */
export type OtherScript = 'zh' | 'th' | 'ar'

interface Wording {
  readonly title: string
  readonly heading: (number: number) => string
  readonly subjects: readonly string[]
  readonly verbs: readonly string[]
  readonly objects: readonly string[]
  readonly endings: readonly string[]
  /** Between the parts of a sentence, and behind it. */
  readonly gap: string
  readonly stop: string
  /** UTF-16 units of a word, with the gap behind it. */
  readonly wordLength: number
}

const wordings: Readonly<Record<OtherScript, Wording>> = {
  zh: {
    title: '一座港口每年要花多少钱？',
    heading: (number) => `第${number}区的港口要花多少钱`,
    subjects: [
      '港口',
      '小花园',
      '旧车间',
      '每个村庄',
      '北边的山谷',
      '细心的面包师',
      '早班火车',
      '石桥',
      '安静的图书馆',
      '年轻的木匠',
      '宽阔的河流',
    ],
    verbs: ['保留着', '展示了', '提供了', '带来了', '欢迎着', '保护着', '记录了'],
    objects: [
      '平静的日常',
      '树叶的颜色',
      '给客人的新鲜面包',
      '穿过草地的小路',
      '手工制作的工具',
      '流水的声音',
      '旅行者的故事',
      '好土里的种子',
      '窄巷的地图',
    ],
    endings: ['在初秋时节', '在市场开门之前', '在漫长的冬天之后', '在西门附近', '在客人到来的时候'],
    gap: '',
    stop: '。',
    wordLength: 2,
  },
  th: {
    title: 'ท่าเรือหนึ่งแห่งมีค่าใช้จ่ายปีละเท่าไร',
    heading: (number) => `ท่าเรือของเขต ${number} มีค่าใช้จ่ายเท่าไร`,
    subjects: [
      'ท่าเรือ',
      'สวนเล็กๆ',
      'โรงงานเก่า',
      'ทุกหมู่บ้าน',
      'หุบเขาทางเหนือ',
      'คนทำขนมปัง',
      'รถไฟเที่ยวเช้า',
      'สะพานหิน',
      'ห้องสมุดที่เงียบสงบ',
      'ช่างไม้หนุ่ม',
      'แม่น้ำกว้าง',
    ],
    verbs: ['เก็บรักษา', 'แสดงให้เห็น', 'มอบ', 'นำพา', 'ต้อนรับ', 'ปกป้อง', 'บันทึก'],
    objects: [
      'กิจวัตรที่สงบ',
      'สีของใบไม้',
      'ขนมปังสดสำหรับแขก',
      'ทางเดินผ่านทุ่งหญ้า',
      'เครื่องมือที่ทำด้วยมือ',
      'เสียงของน้ำ',
      'เรื่องเล่าของนักเดินทาง',
      'เมล็ดพันธุ์จากดินดี',
      'แผนที่ตรอกแคบ',
    ],
    endings: ['ในต้นฤดูใบไม้ร่วง', 'ก่อนตลาดเปิด', 'หลังฤดูหนาวอันยาวนาน', 'ใกล้ประตูทางตะวันตก', 'เมื่อแขกมาถึง'],
    gap: '',
    stop: ' ',
    wordLength: 5,
  },
  ar: {
    title: 'كم يكلف الميناء في السنة؟',
    heading: (number) => `كم يكلف ميناء المنطقة ${number}`,
    subjects: [
      'الميناء',
      'الحديقة الصغيرة',
      'الورشة القديمة',
      'كل قرية',
      'الوادي الشمالي',
      'الخباز الحريص',
      'قطار الصباح',
      'الجسر الحجري',
      'المكتبة الهادئة',
      'النجار الشاب',
      'النهر الواسع',
    ],
    verbs: ['يحفظ', 'يعرض', 'يقدم', 'يحمل', 'يستقبل', 'يحمي', 'يتذكر'],
    objects: [
      'روتينا هادئا',
      'ألوان الأوراق',
      'خبزا طازجا للضيوف',
      'طريقا عبر المروج',
      'أدوات مصنوعة باليد',
      'صوت الماء',
      'حكايات المسافرين',
      'بذورا من تربة جيدة',
      'خرائط الأزقة الضيقة',
    ],
    endings: ['في أوائل الخريف', 'قبل أن يفتح السوق', 'بعد شتاء طويل', 'قرب البوابة الغربية', 'عندما يصل الزوار'],
    gap: ' ',
    stop: '. ',
    wordLength: 6,
  },
}

/** An article of about the given number of words; the same every time for the same `first`, by which texts differ. */
export function makeOtherArticle(script: OtherScript, words: number, first = 0): Pick<MadeArticle, 'title' | 'description' | 'html'> {
  const { title, heading, subjects, verbs, objects, endings, gap, stop, wordLength } = wordings[script]
  const of = (parts: readonly string[], index: number): string => parts[index % parts.length]!
  const sentence = (index: number): string =>
    `${[of(subjects, index), of(verbs, 3 * index), of(objects, 5 * index + Math.floor(index / 9)), of(endings, 2 * index + Math.floor(index / 35))].join(gap)}${stop}`
  const blocks: string[] = []
  let [written, index] = [0, first]
  while (written < words * wordLength) {
    if (blocks.length % 6 === 0) blocks.push(`<h2>${heading(first + blocks.length / 6 + 1)}</h2>`)
    const paragraph = [0, 1, 2, 3].map((step) => sentence(index + step)).join('')
    blocks.push(`<p>${paragraph}</p>`)
    written += paragraph.length
    index += 4
  }
  return { title, description: `${sentence(first)}${sentence(first + 1)}`, html: blocks.join('\n') }
}

/** A page of about a million characters as sites have them: an article of 5,000 words between menus, styles, scripts and pictures. */
export function makePage(): string {
  const { title, description, html } = makeArticle(5_000)
  const menu = Array.from(
    { length: 400 },
    (_, at) => `<li class="menu-item menu-item-${at}"><a href="/section-${at}">Section ${at}</a></li>`,
  )
  const styles = Array.from({ length: 4_000 }, (_, at) => `.block-${at} > .inner { margin: ${at % 32}px; color: #${at % 10}a3b5c }`)
  const script = Array.from({ length: 8_000 }, (_, at) => `window.items.push({ id: ${at}, name: "item ${at}", price: ${at % 97} });`)
  const icons = Array.from(
    { length: 300 },
    (_, at) => `<svg viewBox="0 0 24 24"><path d="M${at} 2L4 ${at}z${'M1 1h4v4z'.repeat(20)}"/></svg>`,
  )
  const related = Array.from(
    { length: 200 },
    (_, at) =>
      `<article class="card"><a href="/a/${at}"><img src="/i/${at}.jpg" alt=""><h3>Teaser ${at}</h3><p>A line of text.</p></a></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><style>${styles.join('\n')}</style><script>${script.join('\n')}</script></head><body><nav><ul>${menu.join('')}</ul></nav><main><article><h1>${title}</h1>${html}</article></main><aside>${icons.join('')}${related.join('')}</aside><footer><ul>${menu.join('')}</ul></footer></body></html>`
}

export type HostileKind = 'longParagraph' | 'deepNesting' | 'manyLinks'

/** Input made to be slow: of the given number of characters, or of its share of 50,000 elements in each other or 100,000 links. */
export function makeHostile(kind: HostileKind, characters: number): string {
  const share = characters / 2_000_000
  switch (kind) {
    case 'longParagraph':
      return `<p>${'Harbours cost money and more. '.repeat(characters / 30)}</p>`
    case 'deepNesting':
      return `${'<div>'.repeat(50_000 * share)}${'x '.repeat(characters / 4)}${'</div>'.repeat(50_000 * share)}`
    case 'manyLinks':
      return `<p>${'<a href="/x">one</a> '.repeat(100_000 * share)}</p>`
  }
}
