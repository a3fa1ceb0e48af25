/** The tenant a query may see. Every repository function takes one; there is no query without it except the look-up of a key. */
export interface TenantScope {
  readonly tenantId: string
}
