/** Whether agents reach a page: what robots.txt says, what the server answers to their names, what really came. */
export { type Asked, askAgents, NoSiteFault, type ReachReport, type ReachSettings } from './ask-agents.ts'
export {
  type Finding,
  judgeReach,
  type ReachCode,
  type ReachInput,
  type ReachRow,
  type RealRequests,
  reachGroupOf,
  realRequestDays,
  requestsOfAgent,
} from './judge-reach.ts'
export { judgeRobots, type RobotsAnswer, type RobotsFact } from './judge-robots.ts'
export { browserName, simulatedName, usualAgents } from './names.ts'
export { type Protection, protections } from './protections.ts'
export { type AnswerFacts, type ReadAnswer, type ServedAnswer, servedAnswer } from './served-answer.ts'
