import type { NodeDefinition } from '../define-node.ts'
import { articleNode } from './article/article.ts'
import { articleContentNode } from './article-content/article-content.ts'
import { authorNode } from './author/author.ts'
import { breadcrumbNode } from './breadcrumb/breadcrumb.ts'
import { eventNode } from './event/event.ts'
import { faqNode } from './faq/faq.ts'
import { howToNode } from './how-to/how-to.ts'
import { itemListNode } from './item-list/item-list.ts'
import { logoNode } from './logo/logo.ts'
import { primaryImageNode } from './primary-image/primary-image.ts'
import { productNode } from './product/product.ts'
import { publisherNode } from './publisher/publisher.ts'
import { recipeNode } from './recipe/recipe.ts'
import { reviewNode } from './review/review.ts'
import { thingNodes } from './thing/thing.ts'
import { videoNode } from './video/video.ts'
import { webPageNode } from './web-page/web-page.ts'
import { webSiteNode } from './web-site/web-site.ts'

/** Every kind of node in the order of printing. */
// biome-ignore lint/suspicious/noExplicitAny: each definition has its own subject
export const nodeDefinitions: readonly NodeDefinition<any>[] = [
  webSiteNode,
  publisherNode,
  logoNode,
  webPageNode,
  primaryImageNode,
  breadcrumbNode,
  articleNode,
  authorNode,
  faqNode,
  articleContentNode,
  howToNode,
  recipeNode,
  videoNode,
  eventNode,
  productNode,
  reviewNode,
  itemListNode,
  ...thingNodes,
]
