import { describe, expect, it } from 'vitest'
import { mainHtml } from './main-html.ts'

const long = 'Bread is food that people bake from flour, water and yeast in a hot oven for forty minutes.'

describe('the HTML of the main content', () => {
  it('has the article with its markup, without navigation, advertising and footer', () => {
    const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body>
<nav><a href="/">Home</a><a href="/a">All</a></nav>
<article><h1>Bread</h1><p>${long} See <a href="/x"><em>more</em></a> &amp; <code>a&lt;b</code>.</p><p>${long}</p><img src="/a.png" alt="Bread"></article>
<footer><p>Imprint</p></footer></body></html>`
    const main = mainHtml(html, null)
    expect(main).toContain(`<p>${long} See <a href="/x"><em>more</em></a> &amp; <code>a&lt;b</code>.</p>`)
    expect(main).toContain('<img src="/a.png" alt="Bread">')
    expect(main).not.toMatch(/Home|Imprint|<body|<title/)
  })

  it('of a page without text is no more than its body', () => {
    expect(mainHtml('', null)).toBe('')
    expect(mainHtml('<title>x</title><p>One</p>', null)).toContain('One')
  })
})
