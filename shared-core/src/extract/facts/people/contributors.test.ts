import { expect, test } from 'vitest'
import { buildGraph } from '../../../graph/build-graph.ts'
import type { ArticleInput } from '../../../model/input.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const context = testContext({ url: 'https://www.harbour.example/news/ferries' })
const text =
  '<p>The ferry will leave every forty minutes, not every hour, because two new boats arrived in January, says the operator.</p>'.repeat(4)
const page = (lang: string, top: string): ArticleInput => ({
  kind: 'page',
  html: `<html lang="${lang}"><head><title>Ferries</title></head><body><article><h1>Ferries</h1>${top}${text}</article></body></html>`,
})

/** Names of authors, editors and translators. */
function rolesOf(input: ArticleInput): readonly (readonly string[])[] {
  const { authors, editors, translators } = readArticle(input, context)
  return [authors, editors, translators].map((people) => people.map(({ value }) => value.name))
}

// biome-ignore format: a table
test.each([
  ['an editor alone is no author', 'en', '<p class="byline">Edited by Bo Hart</p>', [[], ['Bo Hart'], []]],
  ['nor where the name is a link to a person’s page', 'en', '<p class="byline">Edited by <a rel="author" href="/author/bo">Bo Hart</a></p>', [[], ['Bo Hart'], []]],
  ['author and editor in one line', 'en', '<p class="byline">By Ann Lee, edited by Bo Hart and Cy Dean</p>', [['Ann Lee'], ['Bo Hart', 'Cy Dean'], []]],
  ['the editor first', 'en', '<p>Edited by Bo Hart | By Ann Lee</p>', [['Ann Lee'], ['Bo Hart'], []]],
  ['author and translator in two lines', 'en', '<p>By Ann Lee</p><p>Translated from the German by Bo Hart</p>', [['Ann Lee'], [], ['Bo Hart']]],
  ['three roles', 'en', '<p>By Ann Lee</p><p>Editor: Bo Hart · Translation: Cy Dean</p>', [['Ann Lee'], ['Bo Hart'], ['Cy Dean']]],
  ['one person in two roles', 'en', '<p>By Ann Lee</p><p>Translated by Ann Lee</p>', [['Ann Lee'], [], ['Ann Lee']]],
  ['a photographer is none of them', 'en', '<p>By Ann Lee, photos by Bo Hart</p>', [['Ann Lee'], [], []]],
  ['a machine is nobody', 'en', '<p>By Ann Lee</p><p>Translated by machine</p>', [['Ann Lee'], [], []]],
  ['a sentence is no byline', 'en', '<p>By Ann Lee</p><p>The book, translated by Bo Hart, sold well.</p>', [['Ann Lee'], [], []]],
  ['German', 'de', '<p>Von Anna Schröder, aus dem Englischen von Bernd Kroll</p>', [['Anna Schröder'], [], ['Bernd Kroll']]],
  ['German editor', 'de', '<p>Von Anna Schröder</p><p>Redigiert von Bernd Kroll</p>', [['Anna Schröder'], ['Bernd Kroll'], []]],
  ['French', 'fr', '<p>Par Anne Leroy</p><p>Traduit de l’anglais par Benoît Caron</p>', [['Anne Leroy'], [], ['Benoît Caron']]],
  ['Spanish', 'es', '<p>Por Ana López</p><p>Traducción de: Bruno Díaz</p><p>Editado por Carla Ruiz</p>', [['Ana López'], ['Carla Ruiz'], ['Bruno Díaz']]],
  ['Italian', 'it', '<p>Di Anna Leone</p><p>Traduzione di Bruno Conti</p>', [['Anna Leone'], [], ['Bruno Conti']]],
  ['Polish', 'pl', '<p>Autor: Anna Lis</p><p>Tłumaczenie: Bogdan Kruk</p>', [['Anna Lis'], [], ['Bogdan Kruk']]],
  ['Russian', 'ru', '<p>Автор: Анна Левина</p><p>Перевод: Борис Котов</p><p>Редактор: Вера Зимина</p>', [['Анна Левина'], ['Вера Зимина'], ['Борис Котов']]],
  ['Japanese', 'ja', '<p>執筆者：山田花子</p><p>翻訳：鈴木一郎</p>', [['山田花子'], [], ['鈴木一郎']]],
  ['Chinese', 'zh', '<p>作者：李小梅</p><p>译者：王小五</p>', [['李小梅'], [], ['王小五']]],
] as const)('%s', (_name, lang, top, roles) => expect(rolesOf(page(lang, top))).toEqual(roles))

test('the graph gives them to the article beside its authors', () => {
  const article = readArticle(page('en', '<p>By Ann Lee, edited by Bo Hart; translated by Cy Dean</p>'), context)
  const node = buildGraph({ article, context, words: 80 }).graph['@graph'].find(({ headline }) => headline !== undefined)
  expect(node).toMatchObject({
    author: [{ name: 'Ann Lee' }],
    editor: [{ '@type': 'Person', name: 'Bo Hart' }],
    translator: [{ '@type': 'Person', name: 'Cy Dean' }],
  })
})
