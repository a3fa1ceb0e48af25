/** A document without a browser, for tests of what reads or marks a page. */
export { parseHTML } from 'linkedom'
