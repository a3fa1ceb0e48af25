import type { Product } from '../../../model/article.ts'
import { testNode } from '../test-node.ts'
import { productNode } from './product.ts'

const kettle: Product = {
  name: 'Kettle K1',
  description: null,
  image: null,
  brand: 'Kessel',
  sku: null,
  gtin: null,
  offers: [],
  rating: null,
}
const review = {
  item: { name: 'Kettle K1', type: 'Product' },
  rating: { value: 8, best: 10, worst: 1 },
  author: { kind: 'person', name: 'Ada', url: null },
  datePublished: null,
  summary: null,
  positiveNotes: [],
  negativeNotes: [],
} as const

testNode(productNode, '#citable-product', [
  {
    name: 'a product with its review inside',
    content: { product: kettle, review },
    expect: {
      '@type': 'Product',
      name: 'Kettle K1',
      brand: { '@type': 'Brand', name: 'Kessel' },
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ada' },
        reviewRating: { '@type': 'Rating', ratingValue: 8, bestRating: 10, worstRating: 1 },
        inLanguage: 'en',
      },
    },
  },
  {
    name: 'its own image before the page’s',
    post: { image: { url: 'https://example.com/page.jpg', alt: null, width: 1200, height: 900 } },
    content: { product: { ...kettle, image: { url: 'https://example.com/kettle.jpg', alt: null, width: 1200, height: 900 } }, review },
    expect: { image: 'https://example.com/kettle.jpg' },
  },
  {
    name: 'the page’s image stands in',
    post: { image: { url: 'https://example.com/page.jpg', alt: null, width: 1200, height: 900 } },
    content: { product: kettle, review },
    expect: { image: 'https://example.com/page.jpg' },
  },
  { name: 'without review, ratings and offers there is nothing to say', content: { product: kettle }, expect: null },
  {
    name: 'an offer is enough',
    content: { product: { ...kettle, offers: [{ price: 49, currency: 'EUR', url: 'https://shop.example/k1', availability: null }] } },
    expect: { offers: [{ '@type': 'Offer', price: 49, priceCurrency: 'EUR', url: 'https://shop.example/k1' }] },
  },
  {
    name: 'ratings of readers are enough',
    content: { product: { ...kettle, rating: { value: 4.2, best: 5, worst: 1, count: 31 } } },
    expect: { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, bestRating: 5, worstRating: 1, ratingCount: 31 } },
  },
])
testNode(productNode, '#citable-review', [
  { name: 'its review has no node of its own', content: { product: kettle, review }, expect: null },
])
