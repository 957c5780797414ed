// What home loads once there is a result, with all the sentences of a portrait.
export { portraitOf } from '../../portrait/portrait';
export { NumberPairing } from './NumberPairing';
export { OtherWaysOf } from './OtherWaysOf';

export type LateParts = typeof import('./late-parts');
