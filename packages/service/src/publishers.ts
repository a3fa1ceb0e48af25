/** `@citable/service/publishers`: publishers and their grades without the HTTP service. */
export { presentPublisher } from './publishers/present-publisher.ts'
export { listPublishers, reasonsOf, refreshGrades } from './storage/publishers.ts'
