/**
 * How well two numbers 1–9 go together: row and column are the numbers less one. The
 * shape is fixed: 9 × 9, between 32 and 82 (docs/rules/compatibility.md#score-table). The values are
 * ours and follow the tradition's three triads, whose members score high with each other.
 * Order and routine against freedom (4 and 5) is the hardest pair; creator and humanitarian
 * (3 and 9) the easiest. Two alike get on as far as the number likes company: two 2s more than
 * two 8s.
 */
export const SCORE_TABLE: readonly (readonly number[])[] = [
  // 1   2   3   4   5   6   7   8   9
  [58, 56, 69, 43, 78, 47, 74, 52, 63],
  [56, 78, 62, 77, 38, 75, 44, 79, 66],
  [69, 62, 80, 36, 73, 81, 41, 45, 82],
  [43, 77, 36, 64, 32, 68, 61, 76, 39],
  [78, 38, 73, 32, 60, 37, 72, 50, 65],
  [47, 75, 81, 68, 37, 71, 42, 59, 76],
  [74, 44, 41, 61, 72, 42, 57, 34, 53],
  [52, 79, 45, 76, 50, 59, 34, 54, 40],
  [63, 66, 82, 39, 65, 76, 53, 40, 67],
];
