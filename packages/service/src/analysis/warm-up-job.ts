import type { AnalysisJob } from './run-analysis.ts'

const sections = ['Flour', 'Water', 'Salt', 'Yeast', 'Time', 'Heat'] as const

/** An English article of some 700 words with what articles have; other numbers each time, so that nothing is found in memory. */
export function warmUpJob(time: number): AnalysisJob {
  const html = sections
    .map(
      (name, index) => `<h2>How much ${name.toLowerCase()} does bread need?</h2>
<p>${name} decides how loaf ${time} turns out. A <a href="https://example.org/study/${time}">study of 2024</a> measured ${time + index} loaves and found that ${40 + index} percent more ${name.toLowerCase()} made them ${index + 2} percent larger. However, bakers in Lyon were told the opposite, because their ovens are hotter.</p>
<p>First, weigh everything twice. Then mix it slowly, which takes about ${10 + index} minutes, and let it rest; nobody should hurry here. “The dough knows its time,” says Anna Weber, who has baked for ${20 + index} years. For example, ${500 + time} grams were enough for two loaves on 3 March 2025.</p>
<ul><li>${name} from the mill near you</li><li>A bowl of ${index + 1} litres</li><li>Patience, above all in winter</li></ul>
<p>It is often said that ${name.toLowerCase()} costs too much. It costs ${index + 1}.50 euros a kilogram, so a loaf costs less than one from the shop. Therefore the price is not what keeps people from baking at home. What does? Mostly the cleaning.</p>
${index === 1 ? '<table><tr><th>Loaf</th><th>Grams</th></tr><tr><td>Small</td><td>500</td></tr></table>' : '<figure><img src="https://example.org/bread.jpg" alt="A loaf on a table"></figure>'}`,
    )
    .join('\n')
  return {
    input: {
      kind: 'body',
      html,
      fields: {
        title: `How to bake bread at home, part ${time}`,
        description: 'What bread needs, with the figures of a study.',
        slug: 'bake-bread',
        image: null,
        authors: [{ kind: 'person', name: 'Ada Baker', url: null }],
        datePublished: '2025-03-01',
        dateModified: null,
      },
    },
    context: {
      url: 'https://example.com/bake-bread',
      language: null,
      now: '2026-11-20T00:00:00Z',
      site: { name: 'Example', url: 'https://example.com/', publisher: null, logo: null },
      page: null,
      targetQueries: ['how to bake bread'],
      readJsonLd: true,
      options: { seo: true, aeo: true, titles: 3 },
    },
    includeText: false,
  }
}
