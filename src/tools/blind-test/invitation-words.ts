/** What a friend is asked who opens somebody’s link. All other words come with the test itself. */
export function invitationOf(name: string) {
  return {
    heading: `Which of these is ${name}?`,
    text: `${name} would like to know whether you’d recognize them. You’ll get ten rounds of three short passages. In each round one comes from ${name}’s numerology reading, and the other two belong to somebody else’s numbers. Choose the one that’s ${name}. You won’t hear how you’re doing until the end.`,
    promise: `Your answers stay in this browser. Nothing reaches a server, or ${name}, unless you send it yourself.`,
  };
}
