import { describe, expect, test } from 'vitest'
import { allPacks } from './all.ts'
import { languageFor } from './language-for.ts'

const terms = (tag: string, text: string): string[] =>
  languageFor(tag, allPacks)
    .tokenize(text)
    .words.map(({ term }) => term)
const sentences = (tag: string, text: string): string[] =>
  languageFor(tag, allPacks)
    .tokenize(text)
    .sentences.map(({ start, end }) => text.slice(start, end))

describe('terms', () => {
  test.each([
    { name: 'cuts words to five letters', tag: 'en', text: 'Installations installed', terms: ['insta', 'insta'] },
    { name: 'joins singular and plural of short words', tag: 'en', text: 'pump pumps cost costs', terms: ['pump', 'pump', 'cost', 'cost'] },
    { name: 'leaves gas, bus and glass alone', tag: 'en', text: 'gas bus glass', terms: ['gas', 'bus', 'glass'] },
    { name: 'drops what follows an apostrophe', tag: 'en', text: "NASA's Ada’s", terms: ['nasa', 'ada'] },
    { name: 'keeps an initial before an apostrophe with its name', tag: 'en', text: "O'Neill", terms: ['oneil'] },
    { name: 'ignores thousands separators', tag: 'en', text: '12,400 12400 3.5', terms: ['12400', '12400', '35'] },
    { name: 'ends a number before a full stop', tag: 'en', text: 'in 2015.', terms: ['in', '2015'] },
    { name: 'reads digits of other scripts', tag: 'ar', text: '٢٠١٥', terms: ['2015'] },
    { name: 'drops the Turkish case ending after an apostrophe', tag: 'tr', text: "Ankara'dan Ankara", terms: ['ankar', 'ankar'] },
    {
      name: 'reads dotted and dotless i of Turkish as one',
      tag: 'tr',
      text: 'ISI ısı İzmir izmir',
      terms: ['isi', 'isi', 'izmir', 'izmir'],
    },
    { name: 'strips the article and conjunction of Arabic', tag: 'ar', text: 'والمدرسة المدرسة مدرسة', terms: ['مدرس', 'مدرس', 'مدرس'] },
    {
      name: 'finds an Arabic word behind its article that begins like a particle',
      tag: 'ar',
      text: 'برنامج البرنامج والبرنامج بالبرنامج للبرنامج',
      terms: ['رنامج', 'رنامج', 'رنامج', 'رنامج', 'رنامج'],
    },
    { name: 'leaves three letters of an Arabic word', tag: 'ar', text: 'بيت بيتها لغة باب', terms: ['بيت', 'بيت', 'لغه', 'باب'] },
    { name: 'joins the cases of short Russian words', tag: 'ru', text: 'цена цены цену цен', terms: ['цен', 'цен', 'цен', 'цен'] },
    { name: 'joins the forms of short Romanian words', tag: 'ro', text: 'casă casa case', terms: ['cas', 'cas', 'cas'] },
    {
      name: 'drops the longest ending that leaves three letters',
      tag: 'el',
      text: 'λόγος λόγου λόγους λόγων',
      terms: ['λογ', 'λογ', 'λογ', 'λογ'],
    },
    { name: 'leaves Greek stress aside, which moves', tag: 'el', text: 'άνθρωπος ανθρώπου', terms: ['ανθρω', 'ανθρω'] },
    { name: 'joins the vowel signs of Hindi', tag: 'hi', text: 'कमरा कमरे कमरों', terms: ['कमर', 'कमर', 'कमर'] },
    {
      name: 'leaves out what is written to Korean words',
      tag: 'ko',
      text: '주휴수당은 주휴수당을 주휴수당 조건 조건을 직원에게는 고양이 고양이가',
      terms: ['주휴수', '주휴수', '주휴수', '조건', '조건', '직원', '고양', '고양'],
    },
    { name: 'keeps the digits of a Korean amount', tag: 'ko', text: '10320원 10030원', terms: ['10320', '10030'] },
    { name: 'leaves out what is written to Hebrew words', tag: 'he', text: 'הבית ובבית שהבית בית', terms: ['בית', 'בית', 'בית', 'בית'] },
    { name: 'keeps more of words with prefixes', tag: 'id', text: 'mempertahankan mempermudah', terms: ['mempert', 'memperm'] },
    { name: 'unifies alef and drops vowel signs', tag: 'ar', text: 'أَحمد احمد', terms: ['احمد', 'احمد'] },
    { name: 'keeps Vietnamese syllables with their tones', tag: 'vi', text: 'nghiêng nghieng', terms: ['nghiêng', 'nghieng'] },
    { name: 'composes combining marks first', tag: 'vi', text: 'nghie\u0302ng', terms: ['nghiêng'] },
    { name: 'makes characters and pairs of Chinese', tag: 'zh', text: '热泵价', terms: ['热', '热泵', '泵', '泵价', '价'] },
    { name: 'keeps Latin words in Chinese whole enough', tag: 'zh', text: '用WiFi吗', terms: ['用', 'wifi', '吗'] },
    { name: 'makes pairs of Thai clusters, leading vowels included', tag: 'th', text: 'เมือง', terms: ['เมือ', 'อง'] },
    { name: 'keeps a single cluster', tag: 'th', text: 'ณ', terms: ['ณ'] },
    { name: 'counts code points beyond the basic plane once', tag: 'en', text: '𝒜𝒷𝒸𝒹𝑒𝒻', terms: ['abcde'] },
    { name: 'finds nothing in an empty text', tag: 'en', text: '', terms: [] },
    { name: 'finds nothing in punctuation and emoji', tag: 'en', text: '— … 🙂 !', terms: [] },
  ])('$name', ({ tag, text, terms: expected }) => {
    expect(terms(tag, text)).toEqual(expected)
  })

  test('positions point at the words as written', () => {
    const text = 'Heat  pumps’ “costs”'
    const { words } = languageFor('en', allPacks).tokenize(text)
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Heat', 'pumps', 'costs'])
  })

  test('content terms leave stop and question words out and come once', () => {
    expect(languageFor('en', allPacks).terms('What is the cost of a heat pump, the heat?')).toEqual(['cost', 'heat', 'pump'])
  })

  test.each([
    { name: 'words of spaced scripts', tag: 'en', text: "It doesn't cost 12,400 euros.", count: 5 },
    { name: 'characters of unspaced scripts', tag: 'zh', text: '热泵价格。', count: 4 },
    { name: 'characters of Thai with their signs', tag: 'th', text: 'บ้าน', count: 4 },
  ])('the length counts $name', ({ tag, text, count }) => {
    expect(languageFor(tag, allPacks).tokenize(text).count).toBe(count)
  })
})

describe('sentences', () => {
  test.each([
    { name: 'end at full stops', tag: 'en', text: 'It works. It is cheap.', expected: ['It works.', 'It is cheap.'] },
    {
      name: 'run on after abbreviations before names',
      tag: 'en',
      text: 'Dr. Smith met Mr. Will Jones. They spoke.',
      expected: ['Dr. Smith met Mr. Will Jones.', 'They spoke.'],
    },
    {
      name: 'run on after initials',
      tag: 'en',
      text: 'J. R. Miller wrote it. We read it.',
      expected: ['J. R. Miller wrote it.', 'We read it.'],
    },
    {
      name: 'run on inside dotted abbreviations',
      tag: 'en',
      text: 'The U.S. Senate voted. It passed.',
      expected: ['The U.S. Senate voted.', 'It passed.'],
    },
    {
      name: 'end after a dotted abbreviation before a function word',
      tag: 'en',
      text: 'He moved to the U.S. The house was old.',
      expected: ['He moved to the U.S.', 'The house was old.'],
    },
    { name: 'run on at decimal points', tag: 'en', text: 'It rose 3.5 percent. Good.', expected: ['It rose 3.5 percent.', 'Good.'] },
    { name: 'keep closing quotation marks', tag: 'en', text: '“It works.” She smiled.', expected: ['“It works.”', 'She smiled.'] },
    {
      name: 'end behind a sign, which is no initial',
      tag: 'en',
      text: 'It costs 5 €. Prices rose by 4 %. It is a house 🎉. It stands. J. Miller built it.',
      expected: ['It costs 5 €.', 'Prices rose by 4 %.', 'It is a house 🎉.', 'It stands.', 'J. Miller built it.'],
    },
    {
      name: 'run on after a question inside a sentence',
      tag: 'en',
      text: '“Why?” he asked. Nobody knew.',
      expected: ['“Why?” he asked.', 'Nobody knew.'],
    },
    { name: 'keep footnote marks', tag: 'en', text: 'It is old.[12] It is big.', expected: ['It is old.[12]', 'It is big.'] },
    { name: 'end at line feeds', tag: 'en', text: 'First line\nSecond line', expected: ['First line', 'Second line'] },
    { name: 'run on at a wrapped line', tag: 'en', text: 'A line that\ngoes on.', expected: ['A line that\ngoes on.'] },
    { name: 'run on after a German ordinal', tag: 'de', text: 'Am 3. Mai kam er. Er blieb.', expected: ['Am 3. Mai kam er.', 'Er blieb.'] },
    { name: 'end after a German year', tag: 'de', text: 'Das war 1990. Danach kam er.', expected: ['Das war 1990.', 'Danach kam er.'] },
    {
      name: 'run on after spaced German abbreviations',
      tag: 'de',
      text: 'Obst, z. B. Äpfel, hilft. Es schmeckt.',
      expected: ['Obst, z. B. Äpfel, hilft.', 'Es schmeckt.'],
    },
    { name: 'end at the Greek question mark', tag: 'el', text: 'Τι είναι; Είναι νερό.', expected: ['Τι είναι;', 'Είναι νερό.'] },
    {
      name: 'end in Georgian, which has no capitals',
      tag: 'ka',
      text: 'წყალი ცივია. ღვინო თბილია.',
      expected: ['წყალი ცივია.', 'ღვინო თბილია.'],
    },
    {
      name: 'end at a colon for the Armenian full stop',
      tag: 'hy',
      text: 'Ջուրը սառն է: Գինին տաք է։',
      expected: ['Ջուրը սառն է:', 'Գինին տաք է։'],
    },
    { name: 'run on at an English colon', tag: 'en', text: 'It works: It is cheap.', expected: ['It works: It is cheap.'] },
    {
      name: 'begin with a reversed guillemet',
      tag: 'sl',
      text: 'Voda je mrzla. »Vino je toplo.« Tako je.',
      expected: ['Voda je mrzla.', '»Vino je toplo.«', 'Tako je.'],
    },
    {
      name: 'end after a French closing guillemet',
      tag: 'fr',
      text: 'Il dit : « Non. » Elle part.',
      expected: ['Il dit : « Non. »', 'Elle part.'],
    },
    { name: 'run on inside initials with vowel signs', tag: 'pa', text: 'ਈ.ਯੂ. ਦੇ ਲਈ ਹਾਂ।', expected: ['ਈ.ਯੂ. ਦੇ ਲਈ ਹਾਂ।'] },
    { name: 'run on at an English semicolon', tag: 'en', text: 'It works; It is cheap.', expected: ['It works; It is cheap.'] },
    { name: 'end at the danda', tag: 'hi', text: 'यह घर है। वह बड़ा है।', expected: ['यह घर है।', 'वह बड़ा है।'] },
    { name: 'end at the Arabic question mark', tag: 'ar', text: 'كم السعر؟ السعر جيد.', expected: ['كم السعر؟', 'السعر جيد.'] },
    { name: 'end at full-width marks without a space', tag: 'zh', text: '价格很低。安装很快！', expected: ['价格很低。', '安装很快！'] },
    {
      name: 'join a fragment without words to the sentence before',
      tag: 'en',
      text: 'It works. … It is cheap.',
      expected: ['It works. …', 'It is cheap.'],
    },
    { name: 'are none in an empty text', tag: 'en', text: ' \n ', expected: [] },
  ])('$name', ({ tag, text, expected }) => {
    expect(sentences(tag, text)).toEqual(expected)
  })

  test('words of the sentences add up to the length', () => {
    const { count, sentences: parts } = languageFor('en', allPacks).tokenize('One two. Three! Four five six?')
    expect(parts.map(({ words }) => words)).toEqual([2, 1, 3])
    expect(count).toBe(6)
  })
})

describe('lists', () => {
  const english = languageFor('en', allPacks)
  const quotes = (text: string, list: Parameters<typeof english.find>[0], tag = 'en'): string[] =>
    languageFor(tag, allPacks)
      .find(list, text)
      .map(({ start, end }) => text.slice(start, end))

  test('the longest phrase wins and phrases do not overlap', () => {
    expect(quotes('A state of the art tool, the ultimate one.', 'promotionalPhrases')).toEqual(['state of the art', 'ultimate'])
  })
  test('case and typographic apostrophes do not matter', () => {
    expect(quotes('IN TODAY’S WORLD we do.', 'fillerPhrases')).toEqual(['IN TODAY’S WORLD'])
  })
  test('a part of a word is no hit', () => {
    expect(quotes('ultimately', 'promotionalPhrases')).toEqual([])
  })
  test('phrases of unspaced scripts are found inside running text', () => {
    expect(quotes('立即购买这台机器', 'promotionalPhrases', 'zh')).toEqual(['立即购买'])
  })
  test('contains takes whole headings, not parts', () => {
    expect(english.contains('genericHeadings', 'Final Thoughts!')).toBe(true)
    expect(english.contains('genericHeadings', 'Final thoughts on heat pumps')).toBe(false)
  })
  test.each([
    { tag: 'en', list: 'transitionWords', text: 'On the other hand, it costs.' },
    { tag: 'en', list: 'transitionWords', text: 'On the roof it costs.' },
    { tag: 'en', list: 'transitionWords', text: 'It costs, on the other hand, less.' },
    { tag: 'en', list: 'transitionWords', text: '“However” is a word.' },
    { tag: 'en', list: 'transitionWords', text: '' },
    { tag: 'en', list: 'genericHeadings', text: 'Introduction' },
    { tag: 'zh', list: 'questionWords', text: '什么是热泵？' },
    { tag: 'zh', list: 'questionWords', text: '热泵是什么？' },
  ] as const)('a text opens with what is found at its very beginning: $tag $list "$text"', ({ tag, list, text }) => {
    const language = languageFor(tag, allPacks)
    const [first] = language.find(list, text)
    expect(language.opens(list, text)).toEqual(first?.start === 0 ? first : null)
  })
  test('of phrases with one opening word the longest one that matches opens a text', () => {
    const text = 'On the other hand, it costs.'
    const opening = english.opens('transitionWords', text)
    expect(opening && text.slice(opening.start, opening.end)).toBe('On the other hand')
    expect(english.opens('transitionWords', 'On the roof it costs.')).toBeNull()
  })
  test('a missing list finds nothing and says so', () => {
    const none = languageFor('xx', allPacks)
    expect(none.has('stopWords')).toBe(false)
    expect(none.find('stopWords', 'the')).toEqual([])
    expect(none.contains('stopWords', 'the')).toBe(false)
  })
})

describe('a language without a pack', () => {
  test.each([
    { tag: 'xx', unspaced: false, direction: 'ltr' },
    { tag: 'yue', unspaced: true, direction: 'ltr' },
    { tag: 'ps', unspaced: false, direction: 'rtl' },
  ])('$tag follows its script', ({ tag, unspaced, direction }) => {
    const language = languageFor(tag, allPacks)
    expect(language.supported).toBe(false)
    expect(language.unspaced).toBe(unspaced)
    expect(language.pack.direction).toBe(direction)
    expect(language.weight('anything')).toBe(15)
    expect(language.syllables('anything')).toBe(0)
  })
  test('a known pack that was not handed in is an error, not a neutral score', () => {
    expect(() => languageFor('de-AT', [])).toThrow('"de" is missing')
  })
  test('regions find the language', () => {
    expect(languageFor('en-GB', allPacks).tag).toBe('en')
    expect(languageFor('zh_Hant_TW', allPacks).tag).toBe('zh')
  })
})

describe('hostile input', () => {
  test('the same text gives the same tokens with and without memory', () => {
    const text = 'Heat pumps cost 9,000 euros. They last.'
    const once = JSON.stringify(languageFor('en', [...allPacks]).tokenize(text))
    const language = languageFor('en', allPacks)
    for (let index = 0; index < 3000; index += 1) language.tokenize(`filler ${index}`)
    expect(JSON.stringify(language.tokenize(text))).toBe(once)
  })
})
