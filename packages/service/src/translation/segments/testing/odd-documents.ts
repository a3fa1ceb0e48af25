/** A document whose words for readers are in ⟦brackets⟧: what an engine may touch, and nothing else. */
export interface OddDocument {
  readonly name: string
  readonly format: 'html' | 'markdown'
  readonly marked: string
}

const markdown = (name: string, marked: string): OddDocument => ({ name, format: 'markdown', marked })
const html = (name: string, marked: string): OddDocument => ({ name, format: 'html', marked })

/** Documents as editors write them, with markup that the rest of the tests does not have. */
export const oddDocuments: readonly OddDocument[] = [
  markdown(
    'a table with marks, code and aligned columns',
    `# ⟦Ovens⟧ {#ovens}

| ⟦Oven⟧ | ⟦Heat⟧ | \`code\` |
|:-------|:------:|-------:|
| **⟦gas⟧** | ⟦low⟧ \\| ⟦high⟧ | \`a \\| b\` |
| [⟦wood⟧](/wood "⟦by hand⟧") | ~~⟦none⟧~~ | 42 |
`,
  ),
  markdown(
    'footnotes in lists and quotations',
    `- ⟦Bread keeps a week⟧[^keep]
- ⟦Rolls keep a day⟧

> ⟦Salt helps⟧.[^salt]
>
> — ⟦a baker⟧

[^keep]: ⟦In a wooden box⟧.

    ⟦Not in plastic⟧.

[^salt]: \`NaCl\`
`,
  ),
  markdown(
    'front matter with quotes, lists and comments',
    `---
title: "⟦The \\"best\\" bread⟧"
description: '⟦It''s good⟧'
slug: best-bread # keep
tags:
  - bread
  - oven
layout: post
seo_title: ⟦Best bread⟧
---

⟦One day⟧
`,
  ),
  markdown(
    'front matter whose texts run over lines',
    `---
title: >-
  ⟦The best bread⟧
description: |
  ⟦It is good⟧
draft: false
---

⟦One day⟧
`,
  ),
  markdown(
    'HTML with Markdown inside',
    `<details open>
<summary>⟦How long⟧?</summary>

⟦Two **whole** hours⟧.

</details>

<div align="center"><img src="a.png" alt="⟦A loaf⟧" width="40"><br><sub>⟦Fresh⟧</sub></div>
`,
  ),
  markdown(
    'definitions, references and images by name',
    `⟦See⟧ [⟦the guide⟧][g] ⟦and⟧ ![⟦the oven⟧][o].

[g]: /guide "⟦A guide⟧"
[o]: /oven.png
`,
  ),
  markdown(
    'front matter whose texts go on in further lines',
    `---
slug:
  - no
summary:
  ⟦It is good⟧
seo:
  title: no
description: |
  ⟦One⟧

  ⟦two⟧
excerpt: >
  ⟦three⟧

keywords: [a, b]
---
⟦One day⟧
`,
  ),
  markdown(
    'a task list, deep nesting and numbers',
    `- [x] ⟦Weigh flour⟧
- [ ] ⟦Knead⟧
  1) ⟦slowly⟧
     * ⟦by hand⟧

       \`\`\`sh
       knead --slow
       \`\`\`
  2) ⟦fast⟧
`,
  ),
  markdown(
    'hard breaks, rules and setext headings',
    `⟦Good bread⟧
==========

⟦One line⟧\\
⟦another line⟧

***

⟦Less⟧
---
`,
  ),
  markdown(
    'directives and templates',
    `::: warning ⟦Hot oven⟧
⟦Take care⟧ {{ site.name }} ⟦today⟧.
:::

{{< figure src="a.png" >}}

{% include note.html %}
`,
  ),
  markdown(
    'math, emoji and escapes',
    `⟦The area is⟧ $a^2 + b$ ⟦here⟧ :smile: ⟦and⟧ \\*⟦stars⟧\\*.

$$
E = mc^2
$$
`,
  ),
  markdown('an MDX component', `import Box from './box'\n\n<Box kind="note" title="⟦A note⟧">\n\n⟦Inside it⟧\n\n</Box>\n`),
  markdown('a callout in a quotation', `> [!NOTE]\n> ⟦Bread is alive⟧.\n`),
  html(
    'columns in columns',
    `<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">⟦Deep inside⟧</h3>
<!-- /wp:heading --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->`,
  ),
  html(
    'a gallery with captions',
    `<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image {"id":7,"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img src="/a.jpg" alt="⟦An old oven⟧" class="wp-image-7"/><figcaption class="wp-element-caption">⟦The oven⟧ <em>⟦of⟧</em> 1890</figcaption></figure>
<!-- /wp:image --><figcaption class="blocks-gallery-caption wp-element-caption">⟦All ovens⟧</figcaption></figure>
<!-- /wp:gallery -->`,
  ),
  html(
    'buttons',
    `<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="https://example.com/buy?id=1&amp;ref=a" rel="nofollow">⟦Buy it now⟧</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->`,
  ),
  html(
    'an embed with a caption',
    `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abc","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=abc
</div><figcaption class="wp-element-caption">⟦How to knead⟧</figcaption></figure>
<!-- /wp:embed -->`,
  ),
  html(
    'a synced pattern with overrides',
    `<!-- wp:block {"ref":42,"content":{"Title":{"content":"⟦A new title⟧"},"Button":{"text":"⟦Buy⟧","url":"/buy"}}} /-->

<!-- wp:paragraph {"metadata":{"name":"Intro","bindings":{"content":{"source":"core/post-meta","args":{"key":"intro"}}}}} -->
<p>⟦An intro⟧</p>
<!-- /wp:paragraph -->`,
  ),
  html(
    'a table with head, foot and caption',
    `<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>⟦Flour⟧</th><th>⟦Hours⟧</th></tr></thead><tbody><tr><td>⟦Rye⟧<br>⟦dark⟧</td><td>12</td></tr></tbody><tfoot><tr><td>⟦All⟧</td><td></td></tr></tfoot></table><figcaption class="wp-element-caption">⟦Times⟧</figcaption></figure>
<!-- /wp:table -->`,
  ),
  html(
    'a quotation, details and a pull quote',
    `<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>⟦Bread is life⟧.</p>
<!-- /wp:paragraph --><cite>⟦A baker⟧</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:details {"summary":"⟦How long⟧?"} -->
<details class="wp-block-details"><summary>⟦How long⟧?</summary><!-- wp:paragraph -->
<p>⟦Two hours⟧</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->`,
  ),
  html(
    'an accordion',
    `<!-- wp:accordion-item -->
<div class="wp-block-accordion-item"><!-- wp:accordion-heading {"level":3} -->
<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">⟦How long does it take⟧?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>
<!-- /wp:accordion-heading --></div>
<!-- /wp:accordion-item -->`,
  ),
  html(
    'cover, media with text and a file',
    `<!-- wp:cover {"url":"/a.jpg","id":3,"alt":"⟦A field⟧","dimRatio":50} -->
<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="⟦A field⟧" src="/a.jpg"/><span aria-hidden="true" class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph {"placeholder":"Write title…"} -->
<p>⟦Golden wheat⟧</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover -->
<!-- wp:file {"id":9,"href":"/plan.pdf"} -->
<div class="wp-block-file"><a id="wp-block-file--media-1" href="/plan.pdf">⟦The plan⟧</a><a href="/plan.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">⟦Download⟧</a></div>
<!-- /wp:file -->`,
  ),
  html(
    'core blocks with words in their attributes alone',
    `<!-- wp:search {"label":"⟦Search here⟧","buttonText":"⟦Go⟧","placeholder":"⟦A word⟧"} /-->
<!-- wp:post-excerpt {"moreText":"⟦Read on⟧"} /-->
<!-- wp:latest-posts {"postsToShow":3,"order":"asc"} /-->
<!-- wp:post-navigation-link {"type":"previous","label":"⟦Back⟧"} /-->
<!-- wp:query-pagination-next {"label":"⟦Next page⟧"} /-->
<!-- wp:social-link {"url":"https://a.example","service":"mastodon","label":"⟦Follow us⟧"} /-->
<!-- wp:loginout {"displayLoginAsForm":true} /-->
<!-- wp:post-terms {"term":"category","prefix":"⟦Filed under⟧ "} /-->`,
  ),
  html(
    'poems, code and preformatted text',
    `<!-- wp:verse -->
<pre class="wp-block-verse">⟦Roses are red⟧
⟦bread is brown⟧</pre>
<!-- /wp:verse -->
<!-- wp:code -->
<pre class="wp-block-code"><code>bake --hours=2</code></pre>
<!-- /wp:code -->
<!-- wp:preformatted -->
<pre class="wp-block-preformatted">raw  text</pre>
<!-- /wp:preformatted -->`,
  ),
  html(
    'a footnote mark, a more tag and page breaks',
    `<p>⟦One day⟧<sup data-fn="abc" class="fn"><a href="#abc" id="abc-link">1</a></sup> ⟦or two⟧.</p>
<!-- wp:more {"customText":"⟦Go on⟧"} -->
<!--more ⟦Go on⟧-->
<!-- /wp:more -->
<!-- wp:nextpage -->
<!--nextpage-->
<!-- /wp:nextpage -->`,
  ),
  html(
    'text of the classic editor',
    `⟦One day⟧ <strong>⟦long ago⟧</strong>

[caption id="attachment_7" align="alignleft" width="300"]<img src="/a.jpg" alt="⟦A loaf⟧" width="300" height="200" /> ⟦The first loaf⟧[/caption]

[gallery ids="1,2,3" columns="2"]

⟦The end⟧`,
  ),
  html(
    'a poem and an address of the classic editor',
    `⟦Roses are red⟧
⟦bread is <em>brown</em>⟧

<blockquote>⟦One day⟧

⟦or two⟧</blockquote>
⟦Ada Miller⟧
⟦Mill Lane⟧ 4 &amp; 5
`,
  ),
  html(
    'a form with labels',
    `<form action="/go"><label for="n">⟦Your name⟧</label><input id="n" name="n" placeholder="⟦Ada⟧" value="x"><button type="submit">⟦Send it⟧</button><input type="submit" value="⟦Or this⟧"></form>`,
  ),
  html(
    'HTML of other hands',
    `<P ALIGN=center>⟦One⟧<BR/>⟦two⟧ <FONT color=red>⟦three⟧</FONT>
<ul><li>⟦four⟧<li>⟦five⟧</ul>
<p>⟦six⟧ <a href='/x' title='⟦A page⟧'>⟦seven⟧</a> 2026&nbsp;– <i></i>⟦eight⟧`,
  ),
  html(
    'words in several scripts, with directions',
    `<p dir="rtl" lang="ar"><bdi>⟦nour⟧</bdi> <span dir="ltr">⟦abc⟧</span></p><p>⟦tokyo⟧ <ruby>東<rt>to</rt></ruby> ⟦tower⟧</p>`,
  ),
  html(
    'scripts, styles, templates and hidden markup',
    `<style>.a::after{content:"no"}</style><script type="application/ld+json">{"name":"no"}</script><template><p>no</p></template><noscript>no</noscript><svg><title>no</title><text>no</text></svg><p hidden>⟦later⟧</p><p translate="no">no</p><p>⟦seen⟧</p>`,
  ),
  html(
    'a description list, an abbreviation and times',
    `<dl><dt>⟦Proofing⟧</dt><dd>⟦Rest of the dough⟧, <abbr title="⟦about⟧">⟦ca⟧</abbr>. <time datetime="PT2H">⟦two hours⟧</time></dd></dl>`,
  ),
  html(
    'inserted, deleted and marked text with a nested link',
    `<p><del>⟦old⟧</del> <ins cite="/why">⟦new⟧</ins> <mark style="background-color:rgba(0,0,0,0)" class="has-inline-color">⟦and <a href="/b"><em>⟧⟦very⟧⟦</em> shiny</a>⟧</mark></p>`,
  ),
  html(
    'addresses and places to fill in',
    `<p>⟦Write to⟧ a.b@example.org, ⟦or see⟧ https://example.org/a?b=c#d, {name}, %s ⟦and⟧ {{ field }}.</p>`,
  ),
]

/** The source as it is written. */
export const sourceOf = ({ marked }: OddDocument): string => marked.replace(/[⟦⟧]/g, '')

/** The source as an engine gives it back that writes words in capitals. */
export const shoutedOf = ({ marked }: OddDocument): string =>
  marked.replace(/⟦([^⟧]*)⟧/g, (_, words: string) =>
    words.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_all, markup, text) => markup ?? text.toUpperCase()),
  )
