declare module '@adobe/structured-data-validator' {
  /** Validates what was extracted from a page, by type; without schema.org's release only Google's rules are checked. */
  export default class Validator {
    constructor(schemaOrg?: object)
    validate(extracted: object): Promise<readonly { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]>
  }
}
