import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { dishOfRecipe } from './dish-of-recipe.ts'

const list = '\n\n- 450 g\n- 2 l\n'

test.each([
  ['en', `These are her buttermilk scones. The scones are rough.\n\n**For 10 scones**${list}`, 'buttermilk scones'],
  ['en', `A pan, a fire, and rye pancakes.\n\nMakes about 12 pancakes.${list}`, 'rye pancakes'],
  ['de', `So backte sie luftige Muffins. Muffins mag jeder.\n\nErgibt 12 Muffins.${list}`, 'luftige Muffins'],
  ['fr', `Elle faisait des crêpes au sarrasin. Les crêpes sont fines.\n\nPour 8 crêpes${list}`, 'crêpes au sarrasin'],
  ['es', `Ella hacía buñuelos de viento. Los buñuelos son huecos.\n\nPara 20 buñuelos${list}`, 'buñuelos de viento'],
  ['it', `Faceva biscotti al limone. I biscotti durano.\n\nPer 30 biscotti${list}`, 'biscotti al limone'],
  ['en', `A stew for winter. The stew is thick.\n\nFor 4 people${list}`, null],
  ['en', `The ferry is late for 20 minutes. The minutes count.\n\nFor 20 minutes${list}`, null],
  ['en', 'These are her buttermilk scones. The scones are rough.\n\nFor 10 scones', null],
])('%s: %s', (tag, markdown, dish) => {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  expect(dishOfRecipe(text, language)?.text ?? null).toBe(dish)
})
