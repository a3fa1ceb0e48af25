import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

const recipe = (needed: string, things: readonly string[], method: string, ...steps: readonly string[]): string =>
  `<h2>${needed}</h2><ul>${things.map((thing) => `<li>${thing}</li>`).join('')}</ul><h2>${method}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
const english = (...steps: readonly string[]): string =>
  recipe('Ingredients', ['300 g flour', '2 eggs', '200 ml milk', '80 g sugar'], 'Method', 'Heat the oven to 180 degrees.', ...steps)

/** Language, recipe, and the thing that its list has not; null: nothing is found. */
type Row = readonly [language: string, html: string, thing: string | null]

const rows: readonly Row[] = [
  [
    'en',
    english('Mix flour, sugar and the bicarbonate of soda.', 'Add the eggs and the milk and bake for half an hour.'),
    'bicarbonate of soda',
  ],
  ['en', english('Mix the flour and the sugar.', 'Add the eggs, the milk and the saffron and bake.'), 'saffron'],
  ['en', english('Mix the flour and the sugar.', 'Add the eggs, the milk and, if you like, the raisins.'), null],
  ['en', english('Mix the flour and the sugar.', 'Add the eggs and the milk, and honey or syrup.'), null],
  ['en', english('Mix the flour and the sugar until it looks like cinnamon.', 'Add the eggs and the milk.'), null],
  ['en', `<p>A pinch of saffron gives the colour.</p>${english('Mix the flour and the saffron.', 'Add the eggs, sugar and milk.')}`, null],
  [
    'en',
    recipe(
      'What you need',
      ['1 plank', '20 nails', '2 ropes', 'a saw'],
      'Steps',
      'Saw the plank.',
      'Fix the ropes with the nails and the screws.',
    ),
    'screws',
  ],
  [
    'de',
    recipe(
      'Zutaten',
      ['300 g Mehl', '2 Eier', '200 ml Milch', '80 g Zucker'],
      'Zubereitung',
      'Das Mehl mit dem Backpulver mischen.',
      'Eier, Zucker und Milch zugeben.',
    ),
    'Backpulver',
  ],
  [
    'de',
    recipe(
      'Zutaten',
      ['300 g Mehl', '1 Würfel Frischhefe', '200 ml Milch', '80 g Zucker'],
      'Zubereitung',
      'Das Mehl mit der Hefe mischen.',
      'Zucker und Milch zugeben.',
    ),
    null,
  ],
  [
    'fr',
    recipe(
      'Ingrédients',
      ['250 g de farine', '3 œufs', '20 cl de lait', '200 g de sucre'],
      'Préparation',
      'Mélangez le sucre et les œufs.',
      'Ajoutez la farine, la levure et le lait.',
    ),
    'levure',
  ],
  [
    'fr',
    recipe(
      'Ingrédients',
      ['250 g de farine', '3 œufs', '20 cl de lait', '1 sachet de levure'],
      'Préparation',
      'Battez les œufs.',
      'Ajoutez la farine, la levure et le lait.',
    ),
    null,
  ],
  [
    'es',
    recipe(
      'Ingredientes',
      ['300 g de arroz', '1 cebolla', '150 g de judías', '1 litro de caldo'],
      'Preparación',
      'Sofríe la cebolla.',
      'Añade el azafrán y las judías, el arroz y el caldo.',
    ),
    'azafrán',
  ],
  [
    'it',
    recipe(
      'Ingredienti',
      ['500 g di farina', '300 ml di acqua', '2 cipolle', '10 g di sale'],
      'Preparazione',
      'Mescolate la farina, il sale e il lievito.',
      'Aggiungete l’acqua e le cipolle.',
    ),
    'lievito',
  ],
  [
    'pt',
    recipe(
      'Ingredientes',
      ['300 g de farinha', '2 ovos', '200 ml de leite', '80 g de açúcar'],
      'Preparo',
      'Misture a farinha e o fermento.',
      'Junte os ovos, o açúcar e o leite.',
    ),
    'fermento',
  ],
  [
    'nl',
    recipe(
      'Ingrediënten',
      ['300 g bloem', '2 eieren', '200 ml melk', '80 g suiker'],
      'Bereiding',
      'Meng de bloem met het bakpoeder.',
      'Voeg de eieren, de suiker en de melk toe.',
    ),
    'bakpoeder',
  ],
  [
    'pl',
    recipe(
      'Składniki',
      ['300 g mąki', '2 jajka', '200 ml mleka', '80 g cukru'],
      'Przygotowanie',
      'Wymieszaj mąkę z proszkiem do pieczenia.',
      'Dodaj jajka, cukier i mleko.',
    ),
    'proszkiem do pieczenia',
  ],
  [
    'sv',
    recipe(
      'Ingredienser',
      ['300 g mjöl', '2 ägg', '2 dl mjölk', '80 g socker'],
      'Gör så här',
      'Blanda mjöl och bakpulver.',
      'Tillsätt ägg, socker och mjölk.',
    ),
    'bakpulver',
  ],
  [
    'ja',
    recipe(
      '材料',
      ['小麦粉 300g', '卵 2個', '牛乳 200ml', '砂糖 50g'],
      '作り方',
      '小麦粉にベーキングパウダーを加えて混ぜる。',
      '卵と砂糖と牛乳を加えて30分焼く。',
    ),
    'ベーキングパウダー',
  ],
]

describe('a thing that steps take and the list has not', () => {
  it.each(rows)('%s: %s', (language, html, thing) => {
    const found = adviseOn('text-slips', html, { language, context: { textKind: 'recipe' } })
    expect(found.status === 'fail' && found.code === 'unlisted' ? found.args.quote : null).toBe(thing)
  })
})
