import { call } from './api.js'
import { words } from './chart.js'
import { card, copyButton, element, field } from './element.js'

/** A form that scores a page by its address, or a pasted text, and the result. */
export function tryView(show) {
  const url = element('input', { type: 'url', name: 'url', placeholder: 'https://example.com/article', autocomplete: 'url' })
  const title = element('input', { type: 'text', name: 'title', maxlength: 500, dir: 'auto' })
  const text = element('textarea', { name: 'text', dir: 'auto' })
  const button = element('button', { type: 'submit' }, 'Analyse')
  const results = element('div', { 'aria-live': 'polite' })
  const byUrl = element('div', {}, field('Address of a page', url, 'The service fetches the page as its robots.txt allows.'))
  const byText = element(
    'div',
    { hidden: true },
    field('Title', title),
    field('Text', text, 'HTML, or plain text with blank lines between paragraphs.'),
  )
  const choice = (value, label, isChosen) => {
    const input = element('input', { type: 'radio', name: 'source', value, checked: isChosen, onchange: choose })
    return element('label', { class: 'check' }, input, label)
  }
  const form = element(
    'form',
    { class: 'card', onsubmit: submit },
    element(
      'fieldset',
      {},
      element('legend', {}, 'What to analyse'),
      element('div', { class: 'row' }, choice('url', 'A page', true), choice('text', 'A text', false)),
    ),
    byUrl,
    byText,
    button,
  )
  return [element('h1', {}, 'Try'), form, results]

  function choose() {
    byUrl.hidden = form.elements.source.value !== 'url'
    byText.hidden = !byUrl.hidden
  }

  async function submit(event) {
    event.preventDefault()
    const isPage = form.elements.source.value === 'url'
    if (isPage ? !url.value : !text.value.trim()) {
      show(results, new Error(isPage ? 'Enter the address of a page.' : 'Enter a text.'))
      return
    }
    button.disabled = true
    button.textContent = 'Analysing…'
    try {
      const body = isPage ? { url: url.value } : { content: { html: asHtml(text.value), ...(title.value && { title: title.value }) } }
      results.replaceChildren(...resultOf(await call('POST', 'optimize', body)))
    } catch (error) {
      show(results, error)
    } finally {
      button.disabled = false
      button.textContent = 'Analyse'
    }
  }
}

function asHtml(text) {
  if (/<\w[^<>]*>/.test(text)) return text
  const escaped = (part) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim())}</p>`)
    .join('\n')
}

/** Lower ends of the panels' bands; written by `pnpm generate`. */
const bands = { good: 80, fair: 50 }
const colour = (score) => (score >= bands.good ? 'good' : score >= bands.fair ? 'middle' : 'bad')

function scoreCard(name, note, score, parts) {
  return card(
    element('h2', {}, name),
    element('p', { class: 'score' }, element('strong', { class: colour(score) }, score), element('span', { class: 'small' }, 'of 100')),
    Object.entries(parts)
      .filter(([, value]) => value !== null)
      .map(([part, value]) =>
        element(
          'p',
          { class: 'bar' },
          element('span', {}, words(part)),
          element('meter', {
            min: 0,
            max: 100,
            low: bands.fair,
            high: bands.good,
            optimum: 100,
            value,
            'aria-label': `${words(part)} ${value} of 100`,
          }),
          element('span', { 'aria-hidden': true }, value),
        ),
      ),
    element('p', { class: 'small' }, note),
  )
}

const efforts = [
  ['safe', 'Can be done at once', 'The facts are known.'],
  ['draft', 'A proposal is ready', 'Read it before you accept it.'],
  ['none', 'Needs you', 'Only a person knows what to write.'],
]

function resultOf(result) {
  const failing = result.checks.filter(({ status, effect }) => status === 'fail' && effect !== 'none')
  const passing = result.checks.filter(({ status }) => status === 'pass')
  return [
    element('h2', { dir: 'auto' }, result.article.title ?? result.title),
    element(
      'div',
      { class: 'grid' },
      scoreCard(
        'AEO readiness',
        'How ready the article is to be quoted by answer engines. Not a chance of being cited.',
        result.aeo_score,
        result.scores.aeo.parts,
      ),
      scoreCard('SEO', 'What search engines ask of a page.', result.seo_score, result.scores.seo.parts),
    ),
    card(
      element('h2', {}, 'Titles'),
      result.titles.length === 0
        ? element('p', {}, 'The article’s own title is as good as any that can be made from it.')
        : element(
            'ol',
            { class: 'plain' },
            result.titles.map(({ text, score, reasons }) =>
              element(
                'li',
                {},
                element('p', { class: 'title', dir: 'auto' }, text, ' ', element('span', { class: 'tag' }, score)),
                element('p', { class: 'small' }, reasons.map(({ message }) => message).join(' ')),
                copyButton('Copy title', text, text),
              ),
            ),
          ),
    ),
    card(
      element('h2', {}, failing.length === 0 ? 'Nothing to improve' : 'What to improve'),
      efforts.flatMap(([safety, head, note]) => {
        const own = failing.filter(({ fix }) => (fix?.safety ?? 'none') === safety)
        if (own.length === 0) return []
        return [
          element('h3', {}, `${head} (${own.length})`),
          element('p', { class: 'small' }, note),
          element(
            'ul',
            { class: 'plain' },
            own.map((check) =>
              element(
                'li',
                {},
                element('strong', { dir: 'auto' }, check.title),
                check.message && element('p', { dir: 'auto' }, check.message),
                check.fix && element('p', { class: 'small', dir: 'auto' }, check.fix.message),
              ),
            ),
          ),
        ]
      }),
      element(
        'details',
        {},
        element('summary', {}, `${passing.length} checks passed`),
        element(
          'ul',
          {},
          passing.map(({ title }) => element('li', {}, title)),
        ),
      ),
    ),
    card(
      element('h2', {}, 'Structured data'),
      element('pre', { tabindex: 0, 'aria-label': 'JSON-LD' }, JSON.stringify(result.schema, null, 2)),
      copyButton('Copy JSON-LD', JSON.stringify(result.schema, null, 2)),
    ),
  ]
}
