/** Style of the report. Colours reach 4.5:1 on their ground in light and dark (WCAG 1.4.3); inputs and summaries are 2.75rem high: 44 CSS px at the usual 16. */
export const reportStyle = `
:root{--ground:#fff;--raised:#f6f7f9;--text:#1c2024;--quiet:#5a626b;--line:#d5d9de;--link:#0b57b0;--good:#0f6b3a;--good-ground:#dcf3e5;--fair:#7a4d00;--fair-ground:#fdeecb;--poor:#a4201c;--poor-ground:#fde3e1;--none:#4c545d;--none-ground:#e6e9ec}
@media (prefers-color-scheme:dark){:root{--ground:#14171a;--raised:#1e2327;--text:#e8eaed;--quiet:#a8b0b8;--line:#3a424a;--link:#8ab8f5;--good:#8fdcb0;--good-ground:#123524;--fair:#f2c66d;--fair-ground:#3d2d08;--poor:#ffaaa3;--poor-ground:#4a1a17;--none:#c0c7ce;--none-ground:#2c333a}}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;margin:.5rem 0 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:.75rem 0 .25rem}
p{margin:.25rem 0}ul{margin:.25rem 0;padding-inline-start:1.25rem}li{margin:.35rem 0}
a{color:var(--link)}code{font-size:.85em;color:var(--quiet)}
.quiet{color:var(--quiet)}
.skip{position:absolute;inset-inline-start:-99rem}.skip:focus{position:static}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem}
.card{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}
.card h3{margin:0}.big .score{font-size:2rem;padding:0 .6rem}
.score{display:inline-block;font-weight:650;border-radius:.35rem;padding:0 .4rem;min-width:2.2em;text-align:center;font-variant-numeric:tabular-nums}
.score.good{color:var(--good);background:var(--good-ground)}.score.fair{color:var(--fair);background:var(--fair-ground)}.score.poor{color:var(--poor);background:var(--poor-ground)}.score.none{color:var(--none);background:var(--none-ground)}
svg{width:100%;max-width:26rem;height:auto;display:block;margin-top:.5rem}svg text{fill:var(--quiet);font-size:9px}
rect.good{fill:var(--good)}rect.fair{fill:var(--fair)}rect.poor{fill:var(--poor)}
details{border:1px solid var(--line);border-radius:.5rem;margin:.4rem 0;padding:0 .75rem}
details[open]{padding-bottom:.75rem}
summary{cursor:pointer;padding:.55rem 0;min-height:2.75rem}
summary .name{font-weight:600}
.page{content-visibility:auto;contain-intrinsic-size:auto 3rem}
.page .chip{float:inline-end;margin-inline-start:.75rem;white-space:nowrap}
.page:target{outline:3px solid var(--link)}
.count{display:inline-block;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:0 .55rem;font-size:.85rem;white-space:nowrap}
.fix{color:var(--text)}.fix::before{content:"→ "}
.links{columns:20rem;padding-inline-start:1.25rem}.links li{margin:0;padding:.2rem 0;break-inside:avoid}
.controls:not([hidden]){display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.25rem 1rem;grid-auto-flow:row}
.controls label{font-weight:600}
@media (min-width:36rem){.controls:not([hidden]){grid-template-columns:1fr 1fr;grid-template-rows:auto auto;grid-auto-flow:column}}
input,select{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--quiet);border-radius:.35rem;padding:.5rem;min-height:2.75rem;width:100%}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media (max-width:36rem){.page .chip{float:none;display:inline-block;margin:.25rem 0 0 .75rem}}
@media print{.controls,.skip{display:none}}
`

/**
 * Search and order of pages; without the script the report is complete, in its first order. `site-html.ts` writes the values of `order` and, on
 * each page, the `data-` attributes of the same names: `worth` (points to gain), `aeo`, `seo`.
 */
export const reportScript = `
(() => {
  const list = document.getElementById('list')
  const search = document.getElementById('search')
  const order = document.getElementById('order')
  const found = document.getElementById('found')
  const pages = [...list.children].map((element) => ({ element, text: element.textContent.toLowerCase(), name: element.querySelector('.name').textContent, ...element.dataset }))
  document.querySelector('.controls').hidden = false
  const tell = (count) => { found.textContent = count === pages.length ? count + (count === 1 ? ' page' : ' pages') : count + ' of ' + pages.length + ' pages' }
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
    let count = 0
    for (const page of pages) {
      const isFound = words.every((word) => page.text.includes(word))
      page.element.hidden = !isFound
      if (isFound) count++
    }
    tell(count)
  })
  order.addEventListener('change', () => {
    const key = order.value
    const sorted = [...pages].sort((a, b) => key === 'page' ? a.name.localeCompare(b.name) : key === 'worth' ? b.worth - a.worth : a[key] - b[key])
    list.append(...sorted.map(({ element }) => element))
  })
  const open = () => {
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target instanceof HTMLDetailsElement) { target.hidden = false; target.open = true; target.scrollIntoView() }
  }
  addEventListener('hashchange', open)
  open()
})()
`
