/** The part that we measure of a package that comes without types. */
declare module 'numerology-core' {
  class Numerology {
    getDestinyNumber(name: string): number;
    getBirthForceNumber(dateOfBirth: string): number;
    getHeartsDesireNumber(name: string): number;
    getPersonalityNumber(name: string): number;
    getRealityNumber(name: string, dateOfBirth: string): number;
  }
  // A CommonJS module that an ES module imports whole: the class is its property `default`.
  const wholeModule: { readonly default: typeof Numerology };
  export = wholeModule;
}
