import type { Recipe } from '../../../model/article.ts'
import { testNode } from '../test-node.ts'
import { recipeNode } from './recipe.ts'

const image = { url: 'https://example.com/soup.jpg', alt: null, width: 1200, height: 900 }
const soup: Recipe = {
  name: 'Leek soup',
  description: null,
  image,
  ingredients: ['2 leeks', '1 l water'],
  steps: [{ name: null, text: 'Cut the leeks.', image: null }],
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  totalTime: 'PT30M',
  yield: '4 servings',
  category: null,
  cuisine: null,
  calories: null,
  rating: null,
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`)

testNode(recipeNode, '#citable-recipe', [
  {
    name: 'ingredients, steps, times and yield',
    content: { recipe: soup },
    expect: {
      '@type': 'Recipe',
      name: 'Leek soup',
      image: 'https://example.com/soup.jpg',
      recipeIngredient: ['2 leeks', '1 l water'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Cut the leeks.' }],
      totalTime: 'PT30M',
      recipeYield: '4 servings',
      nutrition: undefined,
      aggregateRating: undefined,
    },
  },
  { name: 'no ingredient, no recipe', content: { recipe: { ...soup, ingredients: [] } }, expect: null },
  { name: 'no step, no recipe', content: { recipe: { ...soup, steps: [] } }, expect: null },
  { name: 'no image, no recipe: Google requires one', content: { recipe: { ...soup, image: null } }, expect: null },
  {
    name: 'its own image before the page’s',
    post: { image: { ...image, url: 'https://example.com/page.jpg' } },
    content: { recipe: soup },
    expect: { image: image.url },
  },
  { name: 'the page’s image stands in', post: { image }, content: { recipe: { ...soup, image: null } }, expect: { image: image.url } },
  {
    name: 'a time that is no duration leaves',
    content: { recipe: { ...soup, totalTime: '30 minutes' } },
    expect: { totalTime: undefined },
  },
  { name: 'calories need a yield', content: { recipe: { ...soup, calories: '320 kcal', yield: null } }, expect: null },
  {
    name: 'a number alone has its unit',
    content: { recipe: { ...soup, calories: '240' } },
    expect: { nutrition: { '@type': 'NutritionInformation', calories: '240 calories' } },
  },
  {
    name: 'a number with a fraction and space around it, too',
    content: { recipe: { ...soup, calories: ' 240.55 ' } },
    expect: { nutrition: { '@type': 'NutritionInformation', calories: '240.55 calories' } },
  },
  {
    name: 'a comma may part the fraction',
    content: { recipe: { ...soup, calories: '240,5' } },
    expect: { nutrition: { '@type': 'NutritionInformation', calories: '240,5 calories' } },
  },
  {
    name: 'what is no number alone stays as it is',
    content: { recipe: { ...soup, calories: 'about 240' } },
    expect: { nutrition: { '@type': 'NutritionInformation', calories: 'about 240' } },
  },
  {
    name: 'calories with a yield',
    content: { recipe: { ...soup, calories: '320 kcal' } },
    expect: { nutrition: { '@type': 'NutritionInformation', calories: '320 kcal' } },
  },
  {
    name: 'ratings of readers with their number',
    content: { recipe: { ...soup, rating: { value: 4.5, best: 5, worst: 1, count: 12 } } },
    expect: { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, worstRating: 1, ratingCount: 12 } },
  },
  {
    name: 'ratings without a count of raters',
    content: { recipe: { ...soup, rating: { value: 4.5, best: 5, worst: 1, count: 0 } } },
    expect: { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, worstRating: 1 } },
  },
  {
    name: 'a hundred ingredients and fifty steps at most',
    content: {
      recipe: {
        ...soup,
        ingredients: numbered('Leek', 101),
        steps: numbered('Cut', 51).map((text) => ({ name: null, text, image: null })),
      },
    },
    expect: {
      recipeIngredient: numbered('Leek', 100),
      recipeInstructions: numbered('Cut', 50).map((text) => ({ '@type': 'HowToStep', text })),
    },
  },
  {
    name: 'one author stands alone',
    post: { authors: [{ kind: 'person', name: 'Ada', url: null, key: null }] },
    content: { recipe: soup },
    expect: { author: { '@type': 'Person', name: 'Ada' } },
  },
])
