/** What the nine numbers say together: home loads it, with all its sentences, once there is a result. */

export { portraitOf } from '../../portrait/portrait';
export { Beside } from './Beside';
