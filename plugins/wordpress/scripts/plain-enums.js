import { plainEnums } from '@citable/tooling/browser/plain-enums'

/** A loader of webpack. */
export default (source) => plainEnums(source)
