/** Whether agents reach a page: what robots.txt says, what the server answers to their names, what really came. */
export { type CameFact, cameDays, cameOf, type Finding, judgeReach, type ReachCode, type ReachInput, type ReachRow } from './judge-reach.ts'
export { judgeRobots, type RobotsAnswer, type RobotsFact } from './judge-robots.ts'
export { browserName, simulatedName } from './names.ts'
export type { Protection } from './protections.ts'
export { type AnswerFacts, readAnswer, type ServedAnswer } from './read-answer.ts'
