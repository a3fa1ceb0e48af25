import type { Product } from '../../../model/article.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'
import { reviewParts } from '../review/review.ts'
import { offerValues, ratingValue } from '../values.ts'

/** The one product that the text is about, with the site's review of it. Without review, ratings and offers there is nothing to say. */
export const productNode = defineNode<Product>({
  name: 'product',
  scope: 'content',
  requirement: requirements.product,
  subjects: ({ content: { product } }) => (product === null ? [] : [product]),
  id: () => '#citable-product',
  build: (product, _reference, facts) => ({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image?.url ?? facts.post.image?.url,
    brand: { '@type': 'Brand', name: product.brand },
    sku: product.sku,
    gtin: product.gtin,
    review: facts.content.review === null ? null : { '@type': 'Review', ...reviewParts(facts.content.review, facts) },
    aggregateRating: ratingValue(product.rating),
    offers: offerValues(product.offers),
  }),
})
