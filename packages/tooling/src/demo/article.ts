/** The article that the demo sends to the service: our own text, long enough to be judged, under a working title. */
export const demoArticle = {
  title: 'Sourdough starter',
  description:
    'A fed sourdough starter keeps for about two weeks in the fridge. How to store it, how to tell that it is still good, and how to wake it up.',
  slug: 'sourdough-starter-fridge',
  language: 'en',
  date_published: '2026-11-02T08:30:00+00:00',
  authors: [{ kind: 'person', name: 'Mara Lindqvist', url: 'https://www.example.org/authors/mara-lindqvist' }],
  image: { url: 'https://www.example.org/images/starter.jpg', alt: 'A glass jar of bubbling sourdough starter', width: 1600, height: 900 },
  html: `<p>A sourdough starter lasts about two weeks in the fridge without feeding, and up to two months if you accept a slower start. Cold of 4 °C slows the yeast to roughly a tenth of its pace at 24 °C, so the starter uses its flour ten times more slowly.</p>
<h2>How do you store a starter in the fridge?</h2>
<p>Feed the starter with equal weights of flour and water, wait one hour until the first bubbles show, and put it in the fridge in a jar with a loose lid. Leave room: it still grows by about 50 % during the first night.</p>
<ol><li>Mix 50 g of starter with 50 g of flour and 50 g of water.</li><li>Wait one hour at room temperature.</li><li>Close the jar loosely and put it on the coldest shelf.</li></ol>
<h2>How can you tell that a starter has gone bad?</h2>
<p>Throw a starter away when it shows pink or orange streaks or fuzzy mould. A grey liquid on top is alcohol and water, smells sharp and is harmless: pour it off or stir it in. The <a href="https://www.fda.gov/food">food authority</a> gives the same advice for other fermented doughs.</p>
<h2>How do you wake a starter after two weeks?</h2>
<p>Feed it twice, twelve hours apart, before you bake. After 14 days in the fridge the first feeding takes about 10 hours to double; the second takes 4 to 6 hours, which is the pace you want for bread.</p>
<p>“Judge it by its rise, not by the calendar,” says baker Jonas Keller, who keeps the same starter since 2011. If it does not double after the third feeding, begin again with fresh flour.</p>`,
} as const
