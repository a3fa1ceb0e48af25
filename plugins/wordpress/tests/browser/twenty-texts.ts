/** A post as REST takes it. */
export interface SampleText {
  readonly title: string
  readonly content: string
  readonly excerpt?: string
  readonly slug?: string
  readonly featured_media?: number
  readonly meta?: { readonly _citable: { readonly input?: Readonly<Record<string, unknown>> } }
}

const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`
const heading = (text: string, level = 2) =>
  `<!-- wp:heading${level === 2 ? '' : ` {"level":${level}}`} --><h${level} class="wp-block-heading">${text}</h${level}><!-- /wp:heading -->`
const list = (...items: readonly string[]) =>
  `<!-- wp:list --><ul class="wp-block-list">${items.map((item) => `<!-- wp:list-item --><li>${item}</li><!-- /wp:list-item -->`).join('')}</ul><!-- /wp:list -->`
const joined = (...parts: readonly string[]) => parts.join('\n\n')

const opening = paragraph('A rye starter doubles in 4 hours at 26 °C and in about 7 hours at 21 °C. Feed it when it starts to fall.')
const rest = joined(
  heading('How often do you feed a rye starter?'),
  paragraph('Feed a rye starter once a day at room temperature, or once a week in the fridge. Use equal weights of flour and water.'),
  heading('How warm should a rye starter stand?'),
  paragraph(
    'A rye starter stands best at 26 °C, where it doubles in 4 hours. Each drop of 5 °C makes that about three hours longer, so a jar at 21 °C needs 7 hours and one at 16 °C needs 10. Measure the dough and not the room: flour from a cold cupboard takes 3 °C off.',
  ),
  heading('What does a hungry rye starter look like?'),
  paragraph(
    'A hungry rye starter has fallen by a finger’s breadth and smells of vinegar. “Feed it before it smells, not after,” says baker Ines Roth, who has kept the same starter since 1998. The encyclopedia entry on <a href="https://en.wikipedia.org/wiki/Sourdough">sourdough</a> names the bacteria that make the acid.',
  ),
)
const around = (...parts: readonly string[]) => joined(opening, ...parts, rest)
const title = 'How often should you feed a rye starter?'

/** Twenty texts with all that a site adds to what was written: pictures, blocks, shortcodes, signs that it draws anew. */
export function twentyTexts(picture: { readonly id: number; readonly url: string }, pattern: number): Readonly<Record<string, SampleText>> {
  const { id, url } = picture
  const image = (alt: string, caption = '') =>
    `<!-- wp:image {"id":${id},"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="${url}" alt="${alt}" class="wp-image-${id}"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure><!-- /wp:image -->`
  const text = (content: string, more: Partial<SampleText> = {}): SampleText => ({ title, content, ...more })
  return {
    'an image without words': text(around(image(''))),
    'images with words and captions': text(around(image('A jar of starter'), image('', 'The jar after 4 hours.'))),
    'a featured image': text(around(), { featured_media: id }),
    'a gallery': text(
      around(
        `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${image('A jar')}${image('')}<figcaption class="blocks-gallery-caption wp-element-caption">Two jars.</figcaption></figure><!-- /wp:gallery -->`,
      ),
    ),
    'text on and beside pictures': text(
      around(
        `<!-- wp:media-text {"mediaId":${id},"mediaType":"image"} --><div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="${url}" alt="A jar" class="wp-image-${id} size-full"/></figure><div class="wp-block-media-text__content">${paragraph('The jar holds 500 g of starter.')}</div></div><!-- /wp:media-text -->`,
        `<!-- wp:cover {"url":"${url}","id":${id},"dimRatio":50} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-${id}" alt="" src="${url}" data-object-fit="cover"/><div class="wp-block-cover__inner-container">${paragraph('Patience is an ingredient.')}</div></div><!-- /wp:cover -->`,
      ),
    ),
    'columns in groups': text(
      around(
        `<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${heading('Warm', 3)}${paragraph('4 hours at 26 °C.')}</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">${heading('Cold', 3)}${paragraph('3 days at 4 °C.')}</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->`,
      ),
    ),
    'lists, tables and details': text(
      around(
        list('Domed', 'Bubbles of 2 to 5 mm'),
        '<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Hours</th><th>°C</th></tr></thead><tbody><tr><td>4</td><td>26</td></tr><tr><td>7</td><td>21</td></tr></tbody></table><figcaption class="wp-element-caption">Until it doubles.</figcaption></figure><!-- /wp:table -->',
        `<!-- wp:details --><details class="wp-block-details"><summary>Can it wait?</summary>${paragraph('Yes, for 3 days at 4 °C.')}</details><!-- /wp:details -->`,
      ),
    ),
    'quotations, code and verse': text(
      around(
        `<!-- wp:quote --><blockquote class="wp-block-quote">${paragraph('“Feed it before it is hungry,” says baker Jonas Keller.')}<cite>Jonas Keller</cite></blockquote><!-- /wp:quote -->`,
        '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Hungry starters smell sharp.</p><cite>Ines Roth</cite></blockquote></figure><!-- /wp:pullquote -->',
        '<!-- wp:code --><pre class="wp-block-code"><code>flour = water\nif (hungry) feed()</code></pre><!-- /wp:code -->',
        '<!-- wp:verse --><pre class="wp-block-verse">Flour and water,\nwater and flour.</pre><!-- /wp:verse -->',
      ),
    ),
    'a shortcode around words': text(
      around(
        `<!-- wp:shortcode -->\n[caption id="attachment_${id}" align="alignnone" width="300"]<img src="${url}" alt="A jar" width="300" height="200" /> The jar[/caption]\n<!-- /wp:shortcode -->`,
      ),
    ),
    'a shortcode that the site fills': text(around(`<!-- wp:shortcode -->\n[gallery ids="${id}" size="full"]\n<!-- /wp:shortcode -->`)),
    'a shortcode inside of a paragraph': text(
      around(paragraph('The starter is [starter_age unit="years"] old and [starter_smell]smells of apples[/starter_smell].')),
    ),
    'a synced pattern': text(around(`<!-- wp:block {"ref":${pattern}} /-->`)),
    'a block that the site renders': text(around('<!-- wp:calendar /-->', '<!-- wp:archives /-->')),
    'signs that the site draws anew': text(
      around(paragraph("It's \"ripe\" -- at 26 °C... or so :) 8-) See 5x3 cm &amp; 1/2 cup, the '90s, 'tis (c) 2026.")),
      { title: 'How "often" -- really -- should you feed a starter? ;)' },
    ),
    'addresses, buttons and a file': text(
      around(
        paragraph(
          'See <a href="/about">about</a>, <a href="https://example.org/rye">the study of 2021</a>, <a href="#rest">below</a> and <a href="mailto:a@example.org">us</a>.',
        ),
        '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://example.org/shop">Buy flour</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
        '<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator --><!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
        '<!-- wp:more --><!--more--><!-- /wp:more -->',
      ),
    ),
    'HTML by hand': text(
      around(
        '<!-- wp:html --><div class="box"><h3>By hand</h3><p>Stir <b>twice</b>.<br>Wait 10 minutes.</p><script>var a = "not read";</script><style>.box{color:red}</style></div><!-- /wp:html -->',
      ),
    ),
    'a text of the classic editor': text(
      joined(
        'A rye starter doubles in 4 hours at 26 °C. Feed it when it starts to fall.',
        '<h2>How often do you feed a rye starter?</h2>',
        `Feed it once a day at "room" temperature.\nOr once a week in the fridge.\n\n<img src="${url}" alt="A jar" class="wp-image-${id} size-full" width="1200" height="800" />\n\n[caption id="attachment_${id}" align="alignnone" width="300"]<img src="${url}" alt="" width="300" height="200" /> The jar[/caption]`,
        '<ul>\n \t<li>Domed</li>\n \t<li>Bubbles</li>\n</ul>',
        rest.replace(/<!--.*?-->|<\/?p>/g, ''),
      ),
    ),
    'what its author has said about it': text(around(), {
      excerpt: 'A rye starter is fed once a day at room temperature, or once a week in the fridge: when it starts to fall, it is hungry.',
      slug: 'rye-starter-feeding',
      meta: {
        _citable: {
          input: {
            keyphrase: 'rye starter',
            queries: ['How often do you feed a rye starter?', 'Can a rye starter wait?'],
            seo_title: 'Feeding a Rye Starter: How Often?',
            schema_type: 'NewsArticle',
          },
        },
      },
    }),
    'German on an English site': text(
      joined(
        paragraph('Ein Roggensauer verdoppelt sich bei 26 °C in 4 Stunden, bei 21 °C in etwa 7 Stunden. Füttern Sie ihn, sobald er fällt.'),
        heading('Wie oft füttert man einen Roggensauer?'),
        paragraph('Man füttert ihn bei Zimmerwärme einmal am Tag, im Kühlschrank einmal in der Woche, mit gleich viel Mehl und Wasser.'),
        heading('Wie warm steht ein Roggensauer am besten?'),
        paragraph(
          'Am besten steht ein Roggensauer bei 26 °C. Mit je 5 °C weniger braucht er etwa drei Stunden länger: bei 21 °C also 7 Stunden, bei 16 °C ungefähr 10. Messen Sie den Teig und nicht den Raum, denn Mehl aus dem kalten Schrank nimmt ihm 3 °C.',
        ),
        image('Ein Glas mit Sauerteig'),
      ),
      { title: 'Wie oft soll man einen Roggensauer füttern?' },
    ),
    Japanese: text(
      joined(
        paragraph('ライ麦のスターターは26℃で4時間、21℃で約7時間で2倍になります。しぼみ始めたら、えさを与えます。'),
        heading('スターターにはどのくらいの頻度でえさを与えますか?'),
        paragraph('室温では1日に1回、冷蔵庫では週に1回、同じ重さの粉と水を与えます。'),
      ),
      { title: 'ライ麦スターターにはどのくらいの頻度でえさを与えますか?' },
    ),
  }
}
