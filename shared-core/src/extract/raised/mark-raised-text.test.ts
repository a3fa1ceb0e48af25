import { describe, expect, test } from 'vitest'
import type { Article } from '../../model/article.ts'
import type { ArticleInput } from '../../model/input.ts'
import { blocksFromStrapi } from '../../parse/blocks/strapi-blocks.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { readArticle } from '../read-article.ts'

const read = (input: ArticleInput): Article => readArticle(input, exampleContext)
const lines = ({ blocks }: Article): string =>
  blocks.map((block) => (block.kind === 'list' ? block.items.map(({ quote }) => quote).join(' / ') : block.text)).join(' | ')
const body = (html: string): string => lines(read({ kind: 'body', html, fields: exampleFields }))

describe('deleted text is never read', () => {
  test.each([
    ['It has <del>20</del><ins>14</ins> rooms.', 'It has 14 rooms.'],
    ['It has <del>20</del> <ins>14</ins> rooms.', 'It has 14 rooms.'],
    ['The tour costs <s>30 euros</s> 25 euros.', 'The tour costs 25 euros.'],
    ['The tour costs <strike>30 euros</strike> 25 euros.', 'The tour costs 25 euros.'],
    ['Open <del>daily</del>, except Monday.', 'Open, except Monday.'],
    ['Open <span style="text-decoration: line-through;">daily</span> on Monday.', 'Open on Monday.'],
    ['Open <span style="color:red;text-decoration-line:line-through">daily</span> on Monday.', 'Open on Monday.'],
    ['Open <del><a href="/x">daily</a> and <b>nightly</b></del> on Monday.', 'Open on Monday.'],
    ['Geöffnet <del>bis 18 Uhr</del> bis 20 Uhr.', 'Geöffnet bis 20 Uhr.'],
    ['営業時間は<del>九時</del>十時からです。', '営業時間は十時からです。'],
    ['مفتوح <del>يوميا</del> يوم الاثنين.', 'مفتوح يوم الاثنين.'],
    ['Only <ins>inserted</ins> text and <u>underlined</u> text stay.', 'Only inserted text and underlined text stay.'],
  ])('%s', (html, text) => {
    expect(body(`<p>${html}</p>`)).toBe(text)
  })

  test('in lists, tables, headings and whole paragraphs', () => {
    expect(body('<ul><li><s>200 g</s> 150 g butter</li><li><del>Salt</del></li><li>Sugar</li></ul>')).toBe('150 g butter / Sugar')
    expect(body('<h2><del>Old</del> New hours</h2><del><p>Closed for now.</p></del><p>Open.</p>')).toBe('New hours | Open.')
    expect(body('<table><tr><td><s>30</s> 25</td><td>Adults</td></tr></table>')).toBe('25\tAdults')
  })
})

describe('the mark of a note joins no number and no word', () => {
  test.each([
    ['14<sup>1</sup> million people', '14 million people'],
    ['14<sup>12</sup> million people', '14 million people'],
    ['in 1912<sup><a href="#fn">2</a></sup>.', 'in 1912.'],
    ['in 1912<a href="#fn2"><sup>2</sup></a>.', 'in 1912.'],
    ['in 1912<a class="footnote-ref" href="#note-2">2</a>.', 'in 1912.'],
    ['in 1912<a role="doc-noteref" href="#x1">2</a>.', 'in 1912.'],
    ['in 1912<sup id="cite_ref-3" class="reference"><a href="#cite_note-3">[3]</a></sup>.', 'in 1912.'],
    ['in 1912<sup data-fn="4c1e" class="fn"><a href="#4c1e" id="4c1e-link">1</a></sup>.', 'in 1912.'],
    ['in 1912<sup class="easy-footnote"><a href="#easy-footnote-bottom-1">1</a></sup>.', 'in 1912.'],
    ['in 1912<span class="cites"><a href="#cite-3">[3]</a></span>.', 'in 1912.'],
    ['in 1912<a href="#x7">[12]</a>, and later', 'in 1912, and later'],
    ['It ends here.<sup>3</sup> It goes on.', 'It ends here. It goes on.'],
    ['as others<sup>4,5</sup> and more<sup>6–8</sup> found', 'as others and more found'],
    ['the price<sup>*</sup> and the tax<sup>†</sup>', 'the price and the tax'],
    ['the price<sup>[2]</sup> and the tax<sup>(3)</sup>', 'the price and the tax'],
    ['27<sup>3</sup> Länder der EU<sup>2</sup>', '27 Länder der EU'],
    ['les 27<sup>3</sup> pays', 'les 27 pays'],
    ['12.5<sup>a</sup> tonnes and 14<sup>b</sup> tonnes', '12.5 tonnes and 14 tonnes'],
    ['„ein Haus“<sup>7</sup> im Dorf', '„ein Haus“ im Dorf'],
    ['約14<sup>1</sup>百万人', '約14百万人'],
    ['人口は多い。<sup>2</sup>次の文。', '人口は多い。次の文。'],
    ['3 <sup>1</sup>.', '3.'],
    ['the figure of 50%<sup>1</sup>', 'the figure of 50%'],
  ])('%s', (html, text) => {
    expect(body(`<p>${html}</p>`)).toBe(text)
  })

  test('a note that is the source itself stays a link', () => {
    const { blocks } = read({
      kind: 'body',
      html: '<p>It grew<sup><a href="https://example.org/s">1</a></sup>.</p>',
      fields: exampleFields,
    })
    expect(blocks[0]).toMatchObject({ text: 'It grew[1].' })
  })
})

describe('fractions are set apart from the number before them', () => {
  test.each([
    ['2<sup>1</sup>/<sub>2</sub> cups', '2 1/2 cups'],
    ['2 <sup>1</sup>/<sub>2</sub> cups', '2 1/2 cups'],
    ['<sup>3</sup>/<sub>4</sub> cup', '3/4 cup'],
    ['1<sup>1</sup>&frasl;<sub>3</sub> cups', '1 1⁄3 cups'],
    ['1<sup>1</sup>/3 cups', '1 1/3 cups'],
    ['1<sup>1/2</sup> cups', '1 1/2 cups'],
    ['1<span class="frac"><sup>1</sup><span>⁄</span><sub>2</sub></span> cups', '1 1⁄2 cups'],
  ])('%s', (html, text) => {
    expect(body(`<p>${html}</p>`)).toBe(text)
  })
})

describe('what belongs to a number or word stays readable', () => {
  test.each([
    ['500 m<sup>2</sup>', '500 m²'],
    ['20 m<sup>3</sup>/h', '20 m³/h'],
    ['3,5 km<sup>2</sup>', '3,5 km²'],
    ['9.81 m/s<sup>2</sup>', '9.81 m/s²'],
    ['5 kg·m<sup>-2</sup>', '5 kg·m⁻²'],
    ['площадь 30 м<sup>2</sup>', 'площадь 30 м²'],
    ['10<sup>6</sup> cells', '10⁶ cells'],
    ['3 × 10<sup>-3</sup> mol', '3 × 10⁻³ mol'],
    ['6.02 × 10<sup>23</sup>', '6.02 × 10²³'],
    ['2<sup>10</sup> = 1024', '2¹⁰ = 1024'],
    ['2<sup>32</sup> bytes', '2³² bytes'],
    ['E = mc<sup>2</sup>', 'E = mc²'],
    ['x<sup>2</sup> + y<sup>2</sup>', 'x² + y²'],
    ['R<sup>2</sup> was .8', 'R² was .8'],
    ['2<sup>n</sup> states', '2ⁿ states'],
    ['Ca<sup>2+</sup> and Na<sup>+</sup>', 'Ca²⁺ and Na⁺'],
    ['H<sub>2</sub>O and CO<sub>2</sub>', 'H2O and CO2'],
    ['CO<sup>2</sup>', 'CO2'],
    ['log<sub>2</sub> n', 'log2 n'],
    ['the <sup>14</sup>C method', 'the 14C method'],
    ['the 1<sup>st</sup>, 2<sup>nd</sup>, 3<sup>rd</sup> and 4<sup>th</sup>', 'the 1st, 2nd, 3rd and 4th'],
    ['le 1<sup>er</sup> mai, le XIX<sup>e</sup> siècle, la 2<sup>ème</sup> fois', 'le 1er mai, le XIXe siècle, la 2ème fois'],
    ['n<sup>o</sup> 5, M<sup>me</sup> Duval, D<sup>r</sup> Roux', 'no 5, Mme Duval, Dr Roux'],
    ['la 1<sup>a</sup> y el 2<sup>o</sup>', 'la 1a y el 2o'],
    ['Acme<sup>®</sup> and Foo<sup>TM</sup>', 'Acme® and FooTM'],
    ['at 20<sup>o</sup>C', 'at 20°C'],
    ['<sup>1</sup> Source: harbour office', '1 Source: harbour office'],
    ['see <a href="#hours">2</a> below', 'see 2 below'],
    ['see <a href="https://harbour.example/2">[2]</a> below', 'see [2] below'],
    ['€14<sup>99</sup> each', '€14.99 each'],
    ['$ 1200<sup>00</sup>', '$ 1200.00'],
    ['14<sup>95</sup> € each', '14.95 € each'],
    ['$400<sup>12</sup> in all', '$400 in all'],
    ['<code>a<sup>2</sup></code>', 'a2'],
  ])('%s', (html, text) => {
    expect(body(`<p>${html}</p>`)).toBe(text)
  })
})

describe('in every kind of input', () => {
  const text = 'The pier has 14 million visitors and 3 m² for each.'
  const html = 'The pier has <del>20</del><ins>14</ins><sup>1</sup> million visitors and 3 m<sup>2</sup> for each.'
  test('a page', () => {
    const page = `<!doctype html><html lang="en"><head><title>Pier</title></head><body><article><h1>The <s>old</s> pier</h1><p>${html}</p></article></body></html>`
    const article = read({ kind: 'page', html: page })
    expect(lines(article)).toContain(text)
    expect(article.headline?.value).toBe('The pier')
  })
  test('blocks of WordPress', () => {
    const block = `<!-- wp:paragraph --><p>${html.replace('<del>20</del>', '<s>20</s>')}</p><!-- /wp:paragraph -->`
    expect(lines(read({ kind: 'blocks', blocks: [{ id: 'a', html: block }], fields: exampleFields }))).toBe(text)
  })
  test('blocks of Strapi', () => {
    const children = [
      { type: 'text', text: 'Tickets cost ' },
      { type: 'text', text: '30', strikethrough: true },
      { type: 'text', text: ' 25 euros.' },
    ]
    const blocks = blocksFromStrapi([{ type: 'paragraph', children }], 'content')
    expect(lines(read({ kind: 'blocks', blocks, fields: exampleFields }))).toBe('Tickets cost 25 euros.')
  })
  test.each([
    ['Tickets cost ~~30~~ 25 euros.', 'Tickets cost 25 euros.'],
    ['It grew to 14[^1] million.\n\n[^1]: Office', 'It grew to 14 million. | Office'],
    ['It grew to 14[^9] million.', 'It grew to 14 million.'],
    ['It grew to 14<sup>1</sup> million.', 'It grew to 14 million.'],
    ['A glass of H~2~O.', 'A glass of H2O.'],
    ['Write `[^1]` and `~~x~~`.', 'Write [^1] and ~~x~~.'],
  ])('Markdown: %s', (markdown, expected) => {
    expect(lines(read({ kind: 'markdown', markdown, fields: exampleFields }))).toBe(expected)
  })

  test('ingredients and answers that are printed', () => {
    const recipe = read({
      kind: 'body',
      html: '<h2>Ingredients</h2><ul><li>2<sup>1</sup>/<sub>2</sub> cups flour</li><li><s>200 g</s> 150 g butter</li></ul><h2>Method</h2><ol><li>Mix<sup>1</sup> all of it.</li></ol>',
      fields: { ...exampleFields, title: 'Pier cake' },
    }).recipe
    expect(recipe?.value.ingredients).toEqual(['2 1/2 cups flour', '150 g butter'])
    expect(recipe?.value.steps[0]?.text).toBe('Mix all of it.')
    const [question] = read({
      kind: 'body',
      html: '<details><summary>How many <del>guests</del> people come?</summary><p>About 14<sup>1</sup> million.</p></details>',
      fields: exampleFields,
    }).questions
    expect(question?.question.quote).toBe('How many people come?')
    expect(question?.answer.map(({ quote }) => quote)).toEqual(['About 14 million.'])
  })
})
