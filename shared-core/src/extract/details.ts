import type { Article } from '../model/article.ts'

/** What an article may carry beside its text: a recipe, an event, a product … */
export type Details = Pick<Article, 'section' | 'tags' | 'howTo' | 'recipe' | 'event' | 'product' | 'review' | 'videos' | 'access'>

export const noDetails: Details = {
  section: null,
  tags: [],
  howTo: null,
  recipe: null,
  event: null,
  product: null,
  review: null,
  videos: [],
  access: null,
}
