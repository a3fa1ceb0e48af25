import { EventsRequest, maxEvents } from '@citable/contract'
import { z } from 'zod'

/** A batch without its events: each is judged on its own, once. */
export const outerEventsBody = EventsRequest.extend({ events: z.array(z.unknown()).min(1).max(maxEvents) })
