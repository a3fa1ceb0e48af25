import type { Event } from '../../../model/article.ts'
import { testNode } from '../test-node.ts'
import { eventNode } from './event.ts'

const fair: Event = {
  name: 'Winter fair',
  description: null,
  image: null,
  start: '2026-12-05T10:00:00+01:00',
  end: null,
  status: null,
  place: { name: 'Old hall', address: 'Main Street 1, Ulm' },
  onlineUrl: null,
  organizer: null,
  performers: [],
  offers: [],
}

testNode(eventNode, '#citable-event', [
  {
    name: 'name, start and place with address',
    content: { event: fair },
    expect: {
      '@type': 'Event',
      name: 'Winter fair',
      startDate: '2026-12-05T10:00:00+01:00',
      location: { '@type': 'Place', name: 'Old hall', address: 'Main Street 1, Ulm' },
      eventStatus: undefined,
      endDate: undefined,
      offers: undefined,
      image: undefined,
      eventAttendanceMode: undefined,
    },
  },
  {
    name: 'end, status and image of its own',
    post: { image: { url: 'https://example.com/page.jpg', alt: null, width: 1200, height: 900 } },
    content: {
      event: {
        ...fair,
        end: '2026-12-06',
        status: 'moved_online',
        image: { url: 'https://example.com/fair.jpg', alt: null, width: 1200, height: 900 },
      },
    },
    expect: { endDate: '2026-12-06', eventStatus: 'https://schema.org/EventMovedOnline', image: 'https://example.com/fair.jpg' },
  },
  {
    name: 'the page’s image stands in',
    post: { image: { url: 'https://example.com/page.jpg', alt: null, width: 1200, height: 900 } },
    content: { event: fair },
    expect: { image: 'https://example.com/page.jpg' },
  },
  { name: 'a day stays a day, never midnight', content: { event: { ...fair, start: '2026-12-05' } }, expect: { startDate: '2026-12-05' } },
  { name: 'no address, no event', content: { event: { ...fair, place: { name: 'Old hall', address: null } } }, expect: null },
  {
    name: 'only online: no place, no event',
    content: { event: { ...fair, place: null, onlineUrl: 'https://example.com/live' } },
    expect: null,
  },
  {
    name: 'here and online',
    content: { event: { ...fair, onlineUrl: 'https://example.com/live' } },
    expect: {
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: 'Old hall', address: 'Main Street 1, Ulm' },
        { '@type': 'VirtualLocation', url: 'https://example.com/live' },
      ],
    },
  },
  { name: 'cancelled', content: { event: { ...fair, status: 'cancelled' } }, expect: { eventStatus: 'https://schema.org/EventCancelled' } },
  {
    name: 'an end that is no date leaves',
    content: { event: { ...fair, end: 'late' } },
    expect: { endDate: undefined, name: 'Winter fair' },
  },
  { name: 'a start that is no date: no event', content: { event: { ...fair, start: 'soon' } }, expect: null },
  {
    name: 'prices with their currency',
    content: { event: { ...fair, offers: [{ price: 7.5, currency: 'EUR', url: null, availability: 'InStock' }] } },
    expect: { offers: [{ '@type': 'Offer', price: 7.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }] },
  },
  {
    name: 'an availability that schema.org does not know leaves with its offer',
    content: { event: { ...fair, offers: [{ price: 7.5, currency: 'EUR', url: null, availability: 'Perhaps' }] } },
    expect: { offers: undefined },
  },
])
