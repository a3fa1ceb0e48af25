import type { Event } from '../../../model/article.ts'
import { printDate } from '../../../model/print-date.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'
import { offerValues, oneOrList, personValue } from '../values.ts'

const statuses = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
} as const

/** The one event that the text is about. Google wants a place with an address: an event that is only online has no node. */
export const eventNode = defineNode<Event>({
  name: 'event',
  scope: 'content',
  requirement: requirements.event,
  subjects: ({ content: { event } }) => (event === null ? [] : [event]),
  id: () => '#citable-event',
  build: (event, _reference, { post }) => ({
    '@type': 'Event',
    name: event.name,
    description: event.description,
    image: event.image?.url ?? post.image?.url,
    startDate: printDate(event.start)?.text,
    endDate: event.end === null ? null : printDate(event.end)?.text,
    eventStatus: event.status === null ? null : `https://schema.org/${statuses[event.status]}`,
    eventAttendanceMode: event.place === null || event.onlineUrl === null ? null : 'https://schema.org/MixedEventAttendanceMode',
    location: oneOrList([
      event.place === null ? null : { '@type': 'Place', name: event.place.name, address: event.place.address },
      event.onlineUrl === null ? null : { '@type': 'VirtualLocation', url: event.onlineUrl },
    ]),
    organizer: personValue(event.organizer),
    performer: oneOrList(event.performers.map(personValue)),
    offers: offerValues(event.offers),
  }),
})
