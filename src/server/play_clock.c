/* Looking at the clocks of the world, and deciding what of the time since then counts. */
#include "server/play_clock.h"

#include "engine/guard.h"

static int64_t elapsed(const play_clock *clock) {
    return clock->world->elapsed(clock->world->context) / 1000;
}

/* Time passes that counts for nobody. */
static void pass(play_clock *clock, int64_t milliseconds) {
    assert(milliseconds >= 0);
    clock->time.alive += milliseconds;
    clock->time.uncounted += milliseconds;
}

/* People need a moment to see that it is their turn again. */
static void return_after(play_clock *clock, int64_t milliseconds) {
    pass(clock, milliseconds);
    clock->grace = PLAY_CLOCK_GRACE;
    clock->back_at = clock->time.uncounted;
}

void play_clock_start(play_clock *clock, const server_world *world, const store_time *kept) {
    int64_t wall = world->wall(world->context);
    *clock = (play_clock){.world = world, .time = *kept};
    clock->elapsed = elapsed(clock);
    if (kept->alive == 0) {
        clock->time.alive = wall;
        return;
    }
    return_after(clock, wall > kept->alive ? wall - kept->alive : 0);
}

static void follow_wall(play_clock *clock) {
    int64_t jump = clock->world->wall(clock->world->context) - clock->time.alive;
    if (jump > PLAY_CLOCK_JUMP) return_after(clock, jump);
}

void play_clock_look(play_clock *clock, bool can_be_kept) {
    int64_t now = elapsed(clock), passed = now - clock->elapsed;
    assert(passed >= 0);
    clock->elapsed = now;
    if (passed > PLAY_CLOCK_STILL || !can_be_kept || clock->away)
        return_after(clock, passed);
    else {
        int64_t graced = passed < clock->grace ? passed : clock->grace;
        clock->grace -= graced;
        pass(clock, graced);
        clock->time.alive += passed - graced;
    }
    clock->away = !can_be_kept;
    follow_wall(clock);
}
