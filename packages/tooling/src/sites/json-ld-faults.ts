/// <reference path="./structured-data-validator.d.ts" />
import Validator from '@adobe/structured-data-validator'
import { checkStructuredData, type Graph, type Json, type Node } from '@citable/core/graph'
import { wholeVocabulary } from '@citable/core/vocabulary'
import { load } from 'cheerio'

/**
 * Findings of the validator that are allowed: an ImageObject that is alone lacks licence data, a condition of the licensable badge only (its own
 * source says that Google shows no error); and the rules for shops on a Product that an article describes.
 */
const allowedErrors = /creator|creditText|copyrightNotice|license|hasMerchantReturnPolicy|shippingDetails/

/** Errors by Google's rules, as an independent validator knows them. */
export async function validatorErrors(nodes: readonly Node[]): Promise<readonly string[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of nodes) for (const type of [node['@type']].flat().map(String)) jsonld[type] = [...(jsonld[type] ?? []), node]
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !allowedErrors.test(issueMessage))
    .map(({ issueMessage }) => issueMessage)
}

/** The graph of a page as its visitors get it, one script, and what two validators find wrong in it; a page without one is a fault. */
export async function jsonLdOfPage(html: string): Promise<{ readonly graph: Graph; readonly faults: readonly string[] }> {
  const $ = load(html)
  const scripts = $('script[type="application/ld+json"]')
  if (scripts.length !== 1) return { graph: { '@context': 'https://schema.org', '@graph': [] }, faults: [`${scripts.length} scripts`] }
  return faultsOf(scripts.text())
}

/** @param text JSON-LD as it is delivered */
export async function faultsOf(text: string): Promise<{ readonly graph: Graph; readonly faults: readonly string[] }> {
  const graph = JSON.parse(text) as Graph
  const own = checkStructuredData([graph as unknown as Json], { vocabulary: wholeVocabulary, visible: null })
    .filter(({ level }) => level !== 'info')
    .map(({ code, type, property }) => `${code} ${type} ${property ?? ''}`)
  return { graph, faults: [...own, ...(await validatorErrors(graph['@graph']))] }
}
