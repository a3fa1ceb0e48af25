import type { Recipe } from '../../../model/article.ts'
import { pageDates } from '../../../model/print-date.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'
import { oneOrList, personValue, ratingValue } from '../values.ts'

/** Ingredients and steps beyond these are left out. */
const maxIngredients = 100
const maxSteps = 50

/** An Energy has a unit; a number alone counts calories. */
const energyOf = (calories: string | null): string | null =>
  calories !== null && /^\s*\d+(?:[.,]\d+)?\s*$/.test(calories) ? `${calories.trim()} calories` : calories

/** A recipe of the text. Without an image of its own the page's image stands in. */
export const recipeNode = defineNode<Recipe>({
  name: 'recipe',
  scope: 'content',
  requirement: requirements.recipe,
  subjects: ({ content: { recipe } }) => (recipe === null || recipe.ingredients.length === 0 || recipe.steps.length === 0 ? [] : [recipe]),
  id: () => '#citable-recipe',
  build: (recipe, _reference, { post }) => ({
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: recipe.image?.url ?? post.image?.url,
    author: oneOrList(post.authors.map(personValue)),
    datePublished: pageDates(post.datePublished, post.dateModified, null).published,
    inLanguage: post.language,
    recipeIngredient: recipe.ingredients.slice(0, maxIngredients),
    recipeInstructions: recipe.steps
      .slice(0, maxSteps)
      .map(({ name, text, image }) => ({ '@type': 'HowToStep', name, text, image: image?.url })),
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: recipe.totalTime,
    recipeYield: recipe.yield,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    nutrition: { '@type': 'NutritionInformation', calories: energyOf(recipe.calories) },
    aggregateRating: ratingValue(recipe.rating),
  }),
})
