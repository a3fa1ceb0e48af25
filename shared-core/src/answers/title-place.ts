import type { Article } from '../model/article.ts'

/** Field that holds the article's title: a title of its own for result pages, or the one that is the headline too. */
export const titlePlace = ({ title }: Pick<Article, 'title'>): '@title' | '@seo_title' =>
  title?.span?.place === '@seo_title' ? '@seo_title' : '@title'
