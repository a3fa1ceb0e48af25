import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import { testContext } from '../../testing/test-context.ts'
import { printedDescription } from './printed-description.ts'

interface Page {
  readonly title?: string
  readonly language?: string
  readonly head?: string
}

const noFields = { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }

const sentence = 'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January. '

function described(
  description: string,
  { title = 'Ferry timetable changes | Harbour Weekly | News of the port', language = 'en', head = '' }: Page = {},
): string | null {
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title><meta property="og:site_name" content="Harbour Weekly"><meta name="description" content="${description}">${head}</head><body><main><article><h1>${title.split(' |')[0]}</h1>${`<p>${sentence}${sentence}</p>`.repeat(4)}</article></main></body></html>`
  const article = readArticle({ kind: 'page', html }, testContext({ url: 'https://www.site.example/a', language }))
  return printedDescription(article)
}

describe('a description that says nothing of the article is not printed', () => {
  // biome-ignore format: a table
  test.each([
    'Harbour Weekly', 'HARBOUR WEEKLY', 'News of the port', 'Harbour Weekly – News of the port', 'Just another WordPress site', 'Eine weitere WordPress-Website', 'Un site utilisant WordPress',
    '{{ page.description }}', '{% block description %}', '%%excerpt%%', '%sitedesc%', '[post_excerpt]', '$\x7bdescription}', 'Lorem ipsum dolor sit amet', 'Description', 'Meta description', 'Your description here', 'Enter your meta description here', 'undefined', 'null', 'N/A', 'test', 'TODO', '-', 'No description available.',
    'We use cookies to make this site better for you.', 'This website uses cookies.', 'Wir verwenden Cookies, um die Seite zu verbessern.', 'Diese Website nutzt Cookies.', 'Nous utilisons des cookies pour améliorer le site.', 'Ce site utilise des cookies.', 'Utilizamos cookies propias y de terceros.', 'Este sitio utiliza cookies.', 'Questo sito utilizza cookie.', 'Utilizziamo i cookie.', 'Wij gebruiken cookies op deze website.', 'Den här webbplatsen använder cookies.', 'Сайт использует файлы cookie.', '当サイトではCookieを使用しています。', '本网站使用Cookie。', '이 사이트는 쿠키를 사용합니다.', 'يستخدم هذا الموقع ملفات تعريف الارتباط.',
    'Please enable JavaScript to view this page.', 'JavaScript is disabled in your browser.', 'Log in to continue reading.', 'Sign in to read this article.', 'Please log in.', 'Bitte melden Sie sich an.', 'Veuillez vous connecter pour lire.', 'Inicia sesión para continuar.', 'Access denied', 'Checking your browser before you go on', '404 – Page not found', 'ログインしてください。', '请登录后查看',
  ])('%s', (description) => {
    expect(described(description)).toBeNull()
  })

  test('nor the slogan of its own data', () => {
    const head = '<script type="application/ld+json">{"@type":"WebSite","name":"Harbour Weekly","description":"All that floats."}</script>'
    expect(described('All that floats', { head })).toBeNull()
  })
})

describe('a description of the article is', () => {
  // biome-ignore format: a table
  test.each([
    'Two boats more: the ferry leaves every forty minutes.', 'Harbour Weekly asked passengers about the new timetable.', 'A test of two boats.', 'Log books of the old ferry tell a story.', 'Fares rise by 5% and 10% this year.', 'Oatmeal cookies without butter, in 20 minutes.', 'Nobody signs in at the pier any more.', 'The description of a harbour by three painters.',
  ])('%s', (description) => {
    expect(described(description)).toBe(description)
  })

  test('also one of cookies in an article about them', () => {
    expect(described('We use cookies: what that means.', { title: 'What cookies do | Harbour Weekly' })).toBe(
      'We use cookies: what that means.',
    )
  })
})

describe('a long description', () => {
  test('ends at a sentence', () => {
    const long = sentence.repeat(6).trim()
    const printed = described(long)!
    expect(printed.length).toBeLessThanOrEqual(400)
    expect(long.startsWith(printed)).toBe(true)
    expect(printed.endsWith('January.')).toBe(true)
  })

  test('ends at a sentence of an unspaced script', () => {
    const long = '渡轮将每四十分钟开出一班，而不再是每小时一班。'.repeat(30)
    expect(described(long, { language: 'zh' })).toMatch(/^.{300,400}。?$/)
    expect(described(long, { language: 'zh' })!.endsWith('。')).toBe(true)
  })

  test('is left out where no sentence ends', () => {
    expect(described('boats and piers and '.repeat(40))).toBeNull()
  })

  test('of 400 UTF-16 units stays', () => {
    const whole = `${'a'.repeat(199)} ${'b'.repeat(200)}`
    expect(described(whole)).toBe(whole)
  })
})

describe('what an author writes into the field of a draft is printed as written, as hosts print it', () => {
  test.each([
    sentence.repeat(6).trim(),
    'boats and piers and '.repeat(40).trim(),
    'Just another WordPress site',
    'This website uses cookies.',
    '%sitedesc%',
  ])('%s', (description) => {
    const article = readArticle(
      {
        kind: 'body',
        html: '<p>The ferry leaves every forty minutes.</p>',
        fields: { ...noFields, title: 'Ferry timetable changes', description },
      },
      testContext({ language: 'en' }),
    )
    expect(printedDescription(article)).toBe(description)
  })
})
